import type { Chromosome } from '@rosette/contract-kit/vocabulary/genome.ts'

export type Interval = readonly [start: number, end: number]

/** Exons by position, and the part between first and last coding base; null if nothing is coded. */
export type DemoStructure = { exons: readonly Interval[]; coding: Interval | null }

/** A type as the official file spells it, and its code in the file of loci. */
export type DemoType = { name: string; code: 1 | 2 | 3 | 4 | 5 }

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
