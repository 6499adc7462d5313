import { translateAll } from '../translate.ts'
import type { CodingChange } from './coding-change.ts'

/** Residues of the protein of the release, counted from 1, both included. */
export type AlteredResidues = { start: number; end: number; letters: string }

/** The residues that a change exchanges or deletes, the two that it inserts others between, or the first of a shifted frame; null if it alters none. */
export function alteredResidues({ before, after, replaced, inserted }: CodingChange): AlteredResidues | null {
  const [old, made] = [translateAll(before), translateAll(after)]
  if (old === made) return null
  // A stop codon is not a residue of the protein.
  const protein = old.replace(/\*$/, '')
  const [first, last] = differingPart(old, made)
  const isShifted = (inserted.length - replaced) % 3 !== 0
  const isInserted = last < first
  const start = isInserted && !isShifted ? Math.max(last, 0) : first
  const end = Math.min(isShifted ? first : isInserted ? first : last, protein.length - 1)
  return start > end ? null : { start: start + 1, end: end + 1, letters: protein.slice(start, end + 1) }
}

/** Where one text differs from another: its first and its last letter; the last is before the first if the other only has letters between. */
function differingPart(old: string, made: string): [first: number, last: number] {
  const shorter = Math.min(old.length, made.length)
  let head = 0
  while (head < shorter && old[head] === made[head]) head++
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === made.at(-1 - tail)) tail++
  return [head, old.length - tail - 1]
}
