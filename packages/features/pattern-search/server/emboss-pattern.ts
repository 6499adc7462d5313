import type { Alphabet, PatternElement, SequencePattern } from '../contract/sequence-pattern.ts'

/** The one letter for a set of bases. */
const letterOfBases: Readonly<Record<string, string>> = {
  A: 'A',
  C: 'C',
  G: 'G',
  T: 'T',
  AG: 'R',
  CT: 'Y',
  CG: 'S',
  AT: 'W',
  GT: 'K',
  AC: 'M',
  CGT: 'B',
  AGT: 'D',
  ACT: 'H',
  ACG: 'V',
}

/**
 * A pattern as EMBOSS takes it, made of what was read: nothing that a visitor typed reaches the program as it is. Bases are always single
 * letters, as EMBOSS knows no ambiguous letters in brackets.
 */
export function embossPattern({ elements, isAtStart, isAtEnd }: SequencePattern, alphabet: Alphabet): string {
  const places = elements.map((element) => `${placeOf(element, alphabet)}${repeatOf(element)}`)
  return `${isAtStart ? '<' : ''}${places.join('-')}${isAtEnd ? '>' : ''}`
}

function placeOf({ letters }: PatternElement, alphabet: Alphabet): string {
  if (alphabet === 'dna') return letters === null ? 'N' : (letterOfBases[letters] ?? 'N')
  if (letters === null) return 'x'
  return letters.length === 1 ? letters : `[${letters}]`
}

function repeatOf({ min, max }: PatternElement): string {
  if (min === max) return min === 1 ? '' : `(${min})`
  return `(${min},${max})`
}

/**
 * The patterns to search for. EMBOSS 6.6 misses hits of a pattern that has both mismatches and repeats of varying length, and reports
 * wrong ones, so every length is then a pattern of its own (decision 0055).
 */
export function patternsFor(pattern: SequencePattern, mismatches: number): SequencePattern[] {
  if (mismatches === 0) return [pattern]
  let lists: PatternElement[][] = [[]]
  for (const element of pattern.elements) {
    const lengths = Array.from({ length: element.max - element.min + 1 }, (_, more) => element.min + more)
    lists = lists.flatMap((list) => lengths.map((length) => (length === 0 ? list : [...list, { ...element, min: length, max: length }])))
  }
  return lists.filter((elements) => elements.length > 0).map((elements) => ({ ...pattern, elements }))
}
