import { z } from 'zod'
import { type Chromosome, chromosomeLengths, chromosomes, parseChromosome } from '../vocabulary/genome.ts'

/** Bases that one bar of a genome picture stands for. */
export const genomeBinSize = 250_000

/** How many things begin in one bin. Bins without any are left out. */
export const GenomeBin = z
  .object({
    chromosome: z.enum(chromosomes),
    /** Its first base: 1, 250,001, … */
    start: z.int(),
    count: z.int(),
  })
  .meta({ id: 'GenomeBin' })
export type GenomeBin = z.infer<typeof GenomeBin>

export type GenomeRegion = { chromosome: Chromosome; start: number; end: number }

/** The first base of the bin that a base lies in. */
export function binOf(base: number): number {
  return Math.floor((Math.max(1, base) - 1) / genomeBinSize) * genomeBinSize + 1
}

/** The bases of a bin; the last one of a chromosome is shorter. */
export function regionOfBin({ chromosome, start }: Pick<GenomeBin, 'chromosome' | 'start'>): GenomeRegion {
  return { chromosome, start, end: Math.min(start + genomeBinSize - 1, chromosomeLengths[chromosome]) }
}

/** Things by the bin that they begin in, in the order of the genome. */
export function toGenomeBins(places: Iterable<{ chromosome: Chromosome; start: number }>): GenomeBin[] {
  const counts = new Map<string, GenomeBin>()
  for (const { chromosome, start } of places) {
    const bin = { chromosome, start: binOf(start) }
    const key = `${bin.chromosome} ${bin.start}`
    counts.set(key, { ...bin, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].toSorted(
    (one, other) => chromosomes.indexOf(one.chromosome) - chromosomes.indexOf(other.chromosome) || one.start - other.start,
  )
}

/** `Chr3:13000001-14500000`, as an address has it. */
export function formatRegion({ chromosome, start, end }: GenomeRegion): string {
  return `${chromosome}:${start}-${end}`
}

/** Null for anything that is not a stretch of a chromosome. */
export function parseRegion(text: string): GenomeRegion | null {
  const [, name = '', from, to] = /^([^:]{1,20}):(\d{1,9})-(\d{1,9})$/.exec(text) ?? []
  const chromosome = parseChromosome(name)
  const [start, end] = [Number(from), Number(to)]
  const isRegion = chromosome !== null && start >= 1 && start <= end && start <= chromosomeLengths[chromosome]
  return isRegion ? { chromosome, start, end } : null
}
