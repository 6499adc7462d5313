import { formatNumber } from '../format-number.ts'
import { type Chromosome, parseChromosome } from './genome.ts'

/** A stretch of a chromosome that a release has no DNA of. */
export type AbsentPlace = { chromosome: Chromosome; start: number; end: number }

/** 'Chr5:3,179,449-3,180,448 is not in this release'. */
export function absentPlace({ chromosome, start, end }: AbsentPlace): string {
  return `${chromosome}:${formatNumber(start)}-${formatNumber(end)} is not in this release`
}

/** Reads what `absentPlace` wrote; null if a text says something else. */
export function findAbsentPlace(text: string): AbsentPlace | null {
  const [, name = '', start = '', end = ''] = /^(Chr\w):([\d,]+)-([\d,]+) is not in this release$/.exec(text) ?? []
  const chromosome = parseChromosome(name)
  return chromosome && { chromosome, start: numberOf(start), end: numberOf(end) }
}

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''))
}

/** The sequences of the assembly at NCBI. The mitochondrial one of TAIR10 is that of Unseld et al. 1997. */
const accessions: Readonly<Record<Chromosome, string>> = {
  Chr1: 'NC_003070.9',
  Chr2: 'NC_003071.7',
  Chr3: 'NC_003074.8',
  Chr4: 'NC_003075.7',
  Chr5: 'NC_003076.8',
  ChrC: 'NC_000932.1',
  ChrM: 'Y08501.2',
}

/** Where the sequence of a place can be read. */
export function ncbiAddress({ chromosome, start, end }: AbsentPlace): string {
  return `https://www.ncbi.nlm.nih.gov/nuccore/${accessions[chromosome]}?report=fasta&from=${start}&to=${end}`
}
