import type { DemoStructure } from './demo-locus.ts'

/** Positions of the coding bases, in the direction of the transcript. */
export function codingPositions({ exons, coding }: DemoStructure, strand: '+' | '-'): number[] {
  const positions: number[] = []
  if (coding === null) return positions
  for (const [start, end] of exons) {
    for (let at = Math.max(start, coding[0]); at <= Math.min(end, coding[1]); at++) positions.push(at)
  }
  return strand === '+' ? positions : positions.reverse()
}

/** The first and the last two positions of each intron, in the direction of the transcript. */
export function intronEnds({ exons }: DemoStructure, strand: '+' | '-'): { first: number[]; last: number[] }[] {
  return exons.slice(1).map(([next], place) => {
    const start = (exons[place]?.[1] ?? 0) + 1
    const [low, high] = [
      [start, start + 1],
      [next - 2, next - 1],
    ]
    return strand === '+' ? { first: low, last: high } : { first: high.reverse(), last: low.reverse() }
  })
}
