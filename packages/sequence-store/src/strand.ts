export type Strand = '+' | '-'

/** First and last base on the forward strand, counted from 1. */
export type Interval = readonly [start: number, end: number]

/** In the direction in which the strand is read. */
export function inDirection(intervals: readonly Interval[], strand: Strand): Interval[] {
  const sorted = intervals.toSorted((one, other) => one[0] - other[0])
  return strand === '+' ? sorted : sorted.reverse()
}

/** From the first base of all to the last; null for none. */
export function spanOf(intervals: readonly Interval[]): Interval | null {
  if (intervals.length === 0) return null
  return [Math.min(...intervals.map(([start]) => start)), Math.max(...intervals.map(([, end]) => end))]
}
