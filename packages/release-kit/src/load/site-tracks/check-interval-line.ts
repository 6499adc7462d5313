import { chromosomeLengths, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { parseBedLine } from '@rosette/file-formats/bed.ts'

/** The line with the chromosome as the assembly calls it, or why it can't be used. */
export function checkIntervalLine(line: string): { line: string } | { reason: string } {
  const parsed = parseBedLine(line)
  if (!parsed.ok) return { reason: parsed.reason }
  const { chrom, start, end, columns } = parsed.value
  const chromosome = parseChromosome(chrom)
  if (chromosome === null) return { reason: `'${chrom.slice(0, 40)}' is not a chromosome of the assembly` }
  if (end > chromosomeLengths[chromosome]) return { reason: `end ${end} lies beyond the end of ${chromosome}` }
  return { line: [chromosome, start, end, ...columns].join('\t') }
}
