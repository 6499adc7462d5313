/** The 17 stored values of a gene model's type (DATA-074, FGENE-013), in lower case. */
export const geneModelTypes = [
  'antisense_long_noncoding_rna',
  'antisense_rna',
  'long_noncoding_rna',
  'mirna',
  'mirna_primary_transcript',
  'novel_transcribed_region',
  'other_rna',
  'pre_trna',
  'protein_coding',
  'pseudogene',
  'pseudogenic_trna',
  'ribosomal_rna',
  'small_nuclear_rna',
  'small_nucleolar_rna',
  'transposable_element_gene',
  'unknown',
  'uorf',
] as const

export type GeneModelType = (typeof geneModelTypes)[number]

/** Published spellings differ in case only (miRNA_primary_transcript, uORF); null for a word we do not know. */
export function parseGeneModelType(text: string): GeneModelType | null {
  const word = text.trim().toLowerCase()
  return geneModelTypes.find((type) => type === word) ?? null
}

/** With spaces and the usual capitals: `pre-tRNA`, `miRNA primary transcript`, `uORF`. */
export function formatGeneModelType(type: GeneModelType): string {
  return type
    .replaceAll('_', ' ')
    .replace(/\bpre trna\b/, 'pre-tRNA')
    .replace(/\b(mi|t)?rna\b/, (_, prefix = '') => `${prefix}RNA`)
    .replace('uorf', 'uORF')
}

/** A type as published, in words; one that we do not know reads as it is written. */
export function geneModelTypeLabel(text: string): string {
  const type = parseGeneModelType(text)
  return type ? formatGeneModelType(type) : text
}
