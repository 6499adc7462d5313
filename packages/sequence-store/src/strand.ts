export type Strand = '+' | '-'

/** First and last base on the forward strand, counted from 1. */
export type Interval = readonly [start: number, end: number]

/** In the direction in which the strand is read. */
export function inDirection(intervals: readonly Interval[], strand: Strand): Interval[] {
  const sorted = intervals.toSorted((one, other) => one[0] - other[0])
  return strand === '+' ? sorted : sorted.reverse()
}
