import { locusOfName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { parseEvidenceCode } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { readHeadlessTable } from '@rosette/file-formats/read-table.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { CopyValue, Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

const evidenceTable = { annotation_line: ['standing', 'locus_name', 'term_id', 'is_negated', 'evidence_code'] }
const evidenceColumns = ['locus', 'go_id', 'evidence_code'] as const

/** Locus, term and evidence for all loci with an AGI code: one line per reference, which the file does not name. */
export const ingestAnnotationEvidence = tableSource({
  title: 'GO annotations with evidence',
  file: /^TAIR_GO_annotations_with_evidence_(?!2015)\d{4}\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: evidenceTable,
  columns: evidenceColumns,
  toRow: (cells) => toEvidence('evidence', cells),
  write: (out, row) => out.row('annotation_line', row),
})

/** The older list is the only one with genetic loci. Its other lines are those of newer lists or were withdrawn, and ND states nothing. */
export const ingestGeneticAnnotations = tableSource({
  title: 'GO annotations of genetic loci',
  file: /^TAIR_GO_annotations_with_evidence_2015\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: evidenceTable,
  columns: evidenceColumns,
  toRow: (cells) => (locusOfName(cells.locus) !== null || cells.evidence_code === 'ND' ? accept(null) : toEvidence('complete', cells)),
  write: (out, row) => row && out.row('annotation_line', row),
})

function toEvidence(standing: string, cells: Record<(typeof evidenceColumns)[number], string>): Parsed<CopyValue[]> {
  const { locus, go_id, evidence_code } = cells
  const evidence = parseEvidenceCode(evidence_code)
  if (!locus || !go_id) return refuse('locus or term is missing')
  if (evidence === null) return refuse(`${JSON.stringify(evidence_code)} is not an evidence code`)
  return accept([standing, locus.toUpperCase(), go_id, false, evidence])
}

const pairTable = { annotation_line: ['standing', 'locus_name', 'term_id', 'is_negated'] }

/** The latest pairs of locus and term, without evidence. */
export const ingestAnnotationPairs = pairs('go_id', 'pair', {
  title: 'Loci and their GO terms',
  file: /^TAIR_locus_GO_.*\.tsv(\.gz)?$/,
  ...citations.tair,
})

/** Pairs of an older list, without evidence and without a header; the cells end with blanks. */
export const ingestOlderAnnotationPairs: Source = {
  title: 'Loci and their GO terms, April 2018',
  file: /^ATH_GO_GOSLIM_\d{8}_locus_GO\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: pairTable,
  ingest: (out) =>
    readHeadlessTable({
      width: 2,
      toRow: ([locus = '', goId = '']) => toPair('pair', locus.trim(), goId.trim()),
      row: (row) => out.row('annotation_line', row),
      reject: out.reject,
    }),
}

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
    tables: pairTable,
    columns: ['locus', idColumn],
    toRow: (cells) => toPair(standing, cells.locus, cells[idColumn]),
    write: (out, row) => out.row('annotation_line', row),
  })
}

function toPair(standing: string, locus: string, termId: string): Parsed<CopyValue[]> {
  return locus && termId ? accept([standing, locus.toUpperCase(), termId, false]) : refuse('locus or term is missing')
}
