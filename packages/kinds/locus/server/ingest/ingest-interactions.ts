import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { CopyValue } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

const tables = { interaction_line: ['source', 'name', 'partner_name', 'interaction_type', 'mode', 'method', 'pubmed_id'] }

/** Interactions that curators of TAIR found in articles. */
const tair = tableSource({
  title: 'Protein interactions of TAIR',
  file: /^TairProteinInteraction\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.tair10,
  tables,
  columns: ['Locus_name', 'InteractorLocus_name', 'Evidence_description', 'PubMed_id'],
  toRow({ Locus_name: name, InteractorLocus_name: partner, Evidence_description: method, PubMed_id }) {
    if (!name || !partner) return refuse('an interaction has two loci')
    // The file writes none if the curator described no method.
    return accept(['TAIR', name, partner, 'physical', null, method && method !== 'none' ? method : null, pubmedOf(PubMed_id)])
  },
  write: (out, row) => out.row('interaction_line', row),
})

/**
 * Pairs of NCBI's numbers of genes: neither type nor method nor article. Lines that repeat another become one. The symbols beside the
 * numbers are not read, because genes of other species have them too.
 */
const biogrid = tableSource({
  title: 'Interactions of BioGRID',
  file: /^BioGRID_Arabidopsis_interactions_\d{4}\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.biogrid,
  tables,
  columns: ['entrez_a', 'entrez_b'],
  toRow: ({ entrez_a, entrez_b }) =>
    /^\d+$/.test(entrez_a) && /^\d+$/.test(entrez_b)
      ? accept(['BioGRID', `GeneID:${entrez_a}`, `GeneID:${entrez_b}`, null, null, null, null])
      : refuse('an interaction has two NCBI Gene ids'),
  write: (out, row: CopyValue[]) => out.row('interaction_line', row),
})

/** PSI-MI ids that the file uses and whose names are certain; others are shown as ids. */
const methods: Readonly<Record<string, string>> = {
  '18': 'two hybrid',
  '225': 'chromatin immunoprecipitation array',
  '432': 'one hybrid',
}

/** Curated networks: the first regulates the second. */
const bar = tableSource({
  title: 'Regulatory interactions of BAR',
  file: /^BAR_regulatory_interactions\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.barInteractions,
  tables,
  columns: ['entity_1', 'entity_2', 'type', 'mode', 'mi_detection_method', 'pubmed_id'],
  toRow({ entity_1, entity_2, type, mode, mi_detection_method, pubmed_id }) {
    if (!entity_1 || !entity_2) return refuse('an interaction has two genes')
    const interactionType = /^protein-protein /.test(type) ? 'physical' : 'regulatory'
    return accept([
      'BAR',
      entity_1,
      entity_2,
      interactionType,
      mode === 'unknown' ? null : mode,
      methodOf(mi_detection_method),
      pubmedOf(pubmed_id),
    ])
  },
  write: (out, row: CopyValue[]) => out.row('interaction_line', row),
})

/** `000` is not stated. */
function methodOf(id: string): string | null {
  const number = String(Number(id))
  return /^\d+$/.test(id) && number !== '0' ? (methods[number] ?? `MI:${number.padStart(4, '0')}`) : null
}

/** `PMID:15821876`; `25736223#2` is the second network of an article. */
function pubmedOf(text: string): number | null {
  const digits = /^(?:PMID:)?(\d{1,9})(?:#\d+)?$/.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

export const ingestInteractions = [tair, biogrid, bar]
