import type { DemoType } from './demo-locus.ts'

const proteinCoding: DemoType = { name: 'protein_coding', code: 1 }

/** Types a locus without description still shows: the file of loci tells them apart by its code. */
const byCode: readonly [DemoType, ...DemoType[]] = [
  proteinCoding,
  { name: 'pseudogene', code: 2 },
  { name: 'transposable_element_gene', code: 3 },
  { name: 'other_rna', code: 4 },
  { name: 'novel_transcribed_region', code: 5 },
]

/** All gene model types, spelled as the official file of functional descriptions spells them. */
const all: readonly [DemoType, ...DemoType[]] = [
  ...byCode,
  { name: 'antisense_long_noncoding_rna', code: 4 },
  { name: 'antisense_rna', code: 4 },
  { name: 'long_noncoding_rna', code: 4 },
  { name: 'miRNA', code: 4 },
  { name: 'miRNA_primary_transcript', code: 4 },
  { name: 'pre_trna', code: 4 },
  { name: 'pseudogenic_trna', code: 2 },
  { name: 'ribosomal_rna', code: 4 },
  { name: 'small_nuclear_rna', code: 4 },
  { name: 'small_nucleolar_rna', code: 4 },
  { name: 'unknown', code: 4 },
  { name: 'uORF', code: 1 },
]

export const demoTypes = { protein_coding: proteinCoding, byCode, all }
