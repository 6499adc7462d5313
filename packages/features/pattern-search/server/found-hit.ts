import type { FastaRecord } from '@rosette/sequence-store/stream-dataset.ts'
import { reverseComplement } from '@rosette/sequence-store/translate.ts'
import type { PatternHit } from '../contract/pattern-search.ts'

/** One line of EMBOSS's report: places are counted from 1 on the stored strand. */
export type FoundHit = { start: number; end: number; strand: '+' | '-'; mismatches: number }

/** A line of the format that EMBOSS calls excel; null for headlines and empty lines. */
export function parseFoundLine(line: string): { name: string; hit: FoundHit } | null {
  const [name = '', start, end, , strand, , mismatches] = line.split('\t')
  if (name === '' || name === 'SeqName') return null
  if (strand !== '+' && strand !== '-') throw new Error(`${JSON.stringify(line.slice(0, 80))} is not a line of a report`)
  return { name, hit: { start: Number(start), end: Number(end), strand, mismatches: mismatches === '.' ? 0 : Number(mismatches) } }
}

/** In the order of places, each once with the fewest mismatches: several patterns of one search may find the same place. */
export function uniqueHits(found: readonly FoundHit[]): FoundHit[] {
  const sorted = found.toSorted(
    (one, other) =>
      one.start - other.start || one.end - other.end || compare(one.strand, other.strand) || one.mismatches - other.mismatches,
  )
  return sorted.filter((hit, at) => {
    const last = sorted[at - 1]
    return !last || last.start !== hit.start || last.end !== hit.end || last.strand !== hit.strand
  })
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Letters shown on each side of a hit. */
const around = 15

/** The letters of a hit and around it, as its strand reads. */
export function cutHit({ name, sequence }: FastaRecord, { start, end, strand, mismatches }: FoundHit): PatternHit {
  const left = sequence.slice(Math.max(0, start - 1 - around), start - 1)
  const middle = sequence.slice(start - 1, end)
  const right = sequence.slice(end, end + around)
  const [before, matched, after] = strand === '+' ? [left, middle, right] : [right, middle, left].map(reverseComplement)
  return { sequence: name, start, end, strand, mismatches, before: before ?? '', matched: matched ?? '', after: after ?? '' }
}
