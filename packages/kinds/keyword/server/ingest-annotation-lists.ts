import { parseEvidenceCode } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** Locus, term and evidence for all loci: one line per reference, which the file does not name. The older list of 2015 is ignored. */
export const ingestAnnotationEvidence = tableSource({
  title: 'GO annotations with evidence',
  file: /^TAIR_GO_annotations_with_evidence_(?!2015)\d{4}\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { annotation_line: ['standing', 'locus_name', 'term_id', 'is_negated', 'evidence_code'] },
  columns: ['locus', 'go_id', 'evidence_code'],
  toRow({ locus, go_id, evidence_code }) {
    const evidence = parseEvidenceCode(evidence_code)
    if (!locus || !go_id) return refuse('locus or term is missing')
    if (evidence === null) return refuse(`${JSON.stringify(evidence_code)} is not an evidence code`)
    return accept(['evidence', locus.toUpperCase(), go_id, false, evidence])
  },
  write: (out, row) => out.row('annotation_line', row),
})

/** The latest pairs of locus and term, without evidence. */
export const ingestAnnotationPairs = pairs('go_id', 'pair', {
  title: 'Loci and their GO terms',
  file: /^TAIR_locus_GO_.*\.tsv(\.gz)?$/,
  ...citations.tair,
})

/** Genes of five embryo stages: a small part of the Plant Ontology annotations. */
export const ingestEmbryoStages = pairs('po_id', 'complete', {
  title: 'Genes of embryo stages',
  file: /^PO_temporal_.*_genes\.tsv(\.gz)?$/,
  ...citations.plantOntology,
})

function pairs(idColumn: 'go_id' | 'po_id', standing: string, head: Pick<Source, 'title' | 'file' | 'licence' | 'citation'>): Source {
  return tableSource({
    ...head,
    isRequired: false,
    tables: { annotation_line: ['standing', 'locus_name', 'term_id', 'is_negated'] },
    columns: ['locus', idColumn],
    toRow(cells) {
      if (!cells.locus || !cells[idColumn]) return refuse('locus or term is missing')
      return accept([standing, cells.locus.toUpperCase(), cells[idColumn], false])
    },
    write: (out, row) => out.row('annotation_line', row),
  })
}
