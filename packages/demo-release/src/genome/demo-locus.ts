import type { Chromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { DemoStructure } from './demo-structure.ts'

/** A type as the official file spells it, and its code in the file of loci. */
type DemoType = { name: string; code: 1 | 2 | 3 | 4 | 5 }

/** One locus and all that the files of a release say of it. */
export type DemoLocus = {
  name: string
  tairObjectId: number | null
  chromosome: Chromosome
  start: number
  end: number
  strand: '+' | '-'
  type: DemoType
  /** The first is the one it is known by. */
  symbols: readonly { symbol: string; fullName: string | null }[]
  orf: string | null
  shortDescription: string | null
  summary: string | null
  models: readonly DemoStructure[]
  /** Official files disagree on a few loci: some have no bounds, some no features. */
  hasBounds: boolean
  publications: readonly { referenceId: number; pubmedId: number; year: number }[]
  germplasms: readonly DemoGermplasm[]
}

export type DemoGermplasm = { name: string; phenotype: string | null; pubmedId: number | null }

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
