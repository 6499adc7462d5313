import { parseInterval } from './interval.ts'
import { accept, type Parsed, refuse } from './parsed.ts'

/**
 * One line of a BED file: the three columns that every BED file has, and the rest as text, because files
 * use the other columns as they like. The start is 0-based and the end is exclusive.
 */
export type BedInterval = {
  chrom: string
  start: number
  end: number
  columns: readonly string[]
}

export function parseBedLine(line: string): Parsed<BedInterval> {
  const [chrom, start, end, ...columns] = line.split('\t')
  if (!chrom || start === undefined || end === undefined) return refuse('fewer than 3 columns')
  const interval = parseInterval(start, end, 0)
  if (!interval.ok) return interval
  return accept({ chrom, ...interval.value, columns })
}

/** Browser and track lines are instructions to viewers, not intervals. */
export function isBedComment(line: string): boolean {
  return line.trim() === '' || line.startsWith('#') || /^(browser|track)\s/.test(line)
}
