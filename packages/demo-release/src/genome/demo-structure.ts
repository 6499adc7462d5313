import type { Random } from '../random.ts'

export type Interval = readonly [start: number, end: number]

/** Exons by position, and the part between first and last coding base; null if nothing is coded. */
export type DemoStructure = { exons: readonly Interval[]; coding: Interval | null }

type Position = { start: number; end: number; strand: '+' | '-' }

/** Exons and introns that fill a span; a coding one has untranslated ends and whole codons. */
export function makeStructure(random: Random, place: Position, isCoding: boolean): DemoStructure {
  const exons = makeExons(random, place)
  return { exons, coding: isCoding ? codingPart(random, exons, place.strand) : null }
}

const shortestPart = 90

function makeExons(random: Random, { start, end }: Position): Interval[] {
  const length = end - start + 1
  const most = Math.max(1, Math.min(9, Math.floor((length / shortestPart + 1) / 2)))
  const count = random.whole(Math.min(2, most), most)
  // Exons and introns take turns and share what is left beyond their shortest length by weight.
  const weights = Array.from({ length: count * 2 - 1 }, () => 0.3 + random.next())
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const spare = Math.max(0, length - shortestPart * weights.length)
  const exons: Interval[] = []
  let at = start
  for (const [index, weight] of weights.entries()) {
    const isLast = index === weights.length - 1
    const next = isLast ? end + 1 : at + shortestPart + Math.floor((spare * weight) / sum)
    if (index % 2 === 0) exons.push([at, next - 1])
    at = next
  }
  return exons
}

function codingPart(random: Random, exons: readonly Interval[], strand: '+' | '-'): Interval | null {
  const [first, last] = [exons[0], exons.at(-1)]
  if (!first || !last) return null
  const start = first[0] + random.whole(5, 30)
  const end = last[1] - random.whole(5, 30)
  const bases = exons.reduce((sum, exon) => sum + Math.max(0, Math.min(exon[1], end) - Math.max(exon[0], start) + 1), 0)
  // What is beyond whole codons is cut at the end of the transcript.
  const rest = bases % 3
  return strand === '+' ? [start, end - rest] : [start + rest, end]
}

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
  return exons.slice(1).map(([next], index) => {
    const start = (exons[index]?.[1] ?? 0) + 1
    const [low, high] = [
      [start, start + 1],
      [next - 2, next - 1],
    ]
    return strand === '+' ? { first: low, last: high } : { first: high.reverse(), last: low.reverse() }
  })
}
