import type { Chromosome } from '@rosette/contract-kit/genome.ts'
import type { Interval, Strand } from './strand.ts'

/** A gene model as far as its sequences follow from it. */
export type GeneModel = {
  name: string
  chromosome: Chromosome
  strand: Strand
  exons: Interval[]
  coding: CodingPart[]
  fivePrimeUtr: Interval[]
  threePrimeUtr: Interval[]
}

/** Frame: how many bases at its beginning belong to a codon that began before. */
export type CodingPart = { interval: Interval; frame: number }
