import { type Chromosome, parseChromosome } from '@rosette/contract-kit/genome.ts'

/** What the header line of a genome sequence says: a chromosome from its first base on, or a region of one. */
export type GenomeHeader = { chromosome: Chromosome; start: number; end: number | null }

/** `>Chr1 …`, `>mitochondria …` or `>Chr3:10500000-14300000 …`, counted from 1 with the end included; null for anything else. */
export function parseGenomeHeader(line: string): GenomeHeader | null {
  const name = line.slice(1).trim().split(/\s/)[0] ?? ''
  const region = /^(.+):(\d{1,9})-(\d{1,9})$/.exec(name)
  const chromosome = parseChromosome(region?.[1] ?? name)
  if (chromosome === null) return null
  if (!region) return { chromosome, start: 1, end: null }
  const [start, end] = [Number(region[2]), Number(region[3])]
  return start >= 1 && end >= start ? { chromosome, start, end } : null
}
