import type { Interval, Strand } from '../interval.ts'
import { reverseComplement } from '../translate.ts'
import { type AlleleChange, growthOf, isInsertion, touches } from './allele-change.ts'

/** The coding sequence of a model with and without a change, in the direction of the gene. */
export type CodingChange = {
  before: string
  after: string
  /** Bases of the coding sequence before the first that differs, and bases that are replaced. */
  offset: number
  replaced: number
  inserted: string
  /** Untranslated bases of the same exon that come next, as far as the release has them. */
  following: string
}

/** Reads bases of the forward strand; null if the release has no DNA. */
export type BasesOf = (start: number, end: number) => string | null

type CodingParts = { exons: readonly Interval[]; coding: readonly Interval[]; strand: Strand; frame: number }

/** Null unless the change lies within one coding part and the release has the whole coding sequence. */
export function codingChangeOf(change: AlleleChange, { exons, coding, strand, frame }: CodingParts, basesOf: BasesOf): CodingChange | null {
  const parts = coding.map(([start, end]) => basesOf(start, end))
  const letters = parts.every((part) => part !== null) ? parts.join('').toUpperCase() : null
  if (letters === null) return null
  let passed = 0
  for (const [start, end] of coding) {
    const inside = withinPart(change, [start, end])
    if (inside !== null) {
      const [offset, replaced] = [passed + inside.start - start, inside.end - inside.start + 1]
      const made = inDirection({ before: letters, offset, replaced, inserted: inside.inserted }, strand, frame)
      return made.offset < 0 ? null : { ...made, following: followingBases(exons, coding, strand, basesOf) }
    }
    passed += end - start + 1
  }
  return null
}

/** What a change does within a part; of bases that take the place of as many others, those within it. Null if that can't be told. */
function withinPart(change: AlleleChange, [start, end]: Interval): AlleleChange | null {
  if (!touches(change, [start, end])) return null
  if (isInsertion(change) || (change.start >= start && change.end <= end)) return change
  if (growthOf(change) !== 0) return null
  const [from, to] = [Math.max(start, change.start), Math.min(end, change.end)]
  return { start: from, end: to, inserted: change.inserted.slice(from - change.start, to - change.start + 1) }
}

/** More than any deletion within a stop codon brings in. */
const mostFollowing = 6

function followingBases(exons: readonly Interval[], coding: readonly Interval[], strand: Strand, basesOf: BasesOf): string {
  const [first, last] = [coding[0]?.[0] ?? 0, coding.at(-1)?.[1] ?? 0]
  const exon = exons.find(([start, end]) => (strand === '+' ? start <= last && last <= end : start <= first && first <= end))
  if (!exon) return ''
  const [start, end] =
    strand === '+' ? [last + 1, Math.min(exon[1], last + mostFollowing)] : [Math.max(exon[0], first - mostFollowing), first - 1]
  const bases = start > end ? '' : (basesOf(start, end) ?? '').toUpperCase()
  return strand === '+' ? bases : reverseComplement(bases)
}

type Replacement = Omit<CodingChange, 'after' | 'following'>

function inDirection(forward: Replacement, strand: Strand, frame: number): Omit<CodingChange, 'following'> {
  const { before, offset, replaced, inserted } = forward
  const isForward = strand === '+'
  const turned = {
    before: (isForward ? before : reverseComplement(before)).slice(frame),
    offset: (isForward ? offset : before.length - offset - replaced) - frame,
    replaced,
    inserted: isForward ? inserted : reverseComplement(inserted),
  }
  const after = turned.before.slice(0, turned.offset) + turned.inserted + turned.before.slice(turned.offset + replaced)
  return { ...turned, after }
}
