import type { Interval } from '../interval.ts'

/** What an allele does to the reference: the bases from start to end are replaced by others. An insertion ends before it starts. */
export type AlleleChange = { start: number; end: number; inserted: string }

/** An alternative allele of a VCF without the bases that it shares with the reference; null if it names no bases (`<DEL>`, `*`). */
export function changeOf(position: number, ref: string, alt: string): AlleleChange | null {
  const [before, after] = [ref.toUpperCase(), alt.toUpperCase()]
  if (!/^[ACGTN]+$/.test(before) || !/^[ACGTN]+$/.test(after) || before === after) return null
  const shorter = Math.min(before.length, after.length)
  // From the end first, so that what can lie at several places lies as far left as it can, as in a VCF.
  let tail = 0
  while (tail < shorter && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  let head = 0
  while (head < shorter - tail && before[head] === after[head]) head++
  return { start: position + head, end: position + before.length - tail - 1, inserted: after.slice(head, after.length - tail) }
}

export function isInsertion({ start, end }: AlleleChange): boolean {
  return end < start
}

/** By how many bases the allele is longer than the reference. */
export function growthOf({ start, end, inserted }: AlleleChange): number {
  return inserted.length - (end - start + 1)
}

/** Whether any base of an interval is replaced, or bases are inserted between two of them. */
export function touches(change: AlleleChange, [start, end]: Interval): boolean {
  return isInsertion(change) ? change.end >= start && change.start <= end : change.start <= end && change.end >= start
}
