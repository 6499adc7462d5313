/** One place of a pattern, and how often it repeats. */
export type PatternElement = {
  /** Letters that it accepts; null for any. */
  letters: string | null
  min: number
  max: number
}

export type SequencePattern = {
  elements: readonly PatternElement[]
  /** Only at the start of a sequence, written `<`. */
  isAtStart: boolean
  /** Only at the end, written `>`. */
  isAtEnd: boolean
}

export type Alphabet = 'dna' | 'protein'

const iupacBases: Readonly<Record<string, string>> = {
  A: 'A',
  C: 'C',
  G: 'G',
  T: 'T',
  U: 'T',
  R: 'AG',
  Y: 'CT',
  S: 'CG',
  W: 'AT',
  K: 'GT',
  M: 'AC',
  B: 'CGT',
  D: 'AGT',
  H: 'ACT',
  V: 'ACG',
  N: 'ACGT',
  X: 'ACGT',
}

const aminoAcids = 'ACDEFGHIKLMNPQRSTVWY'
const iupacResidues: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...aminoAcids].map((letter) => [letter, letter])),
  B: 'DN',
  Z: 'EQ',
  J: 'IL',
  U: 'U',
  O: 'O',
  X: '',
}

/** For longer ones there is BLAST. */
export const maxPatternText = 200
const maxRepeat = 100
/** Longest stretch that a pattern may cover. */
const maxSpan = 500

/** Fewer letters than this fit almost everywhere. */
const minFixed = 3

/**
 * Reads a PROSITE-like pattern: letters of IUPAC, `[AC]` for either, `{AC}` for neither, `(3)` and `(2,4)` for repeats, `<` and `>` for the
 * ends of a sequence; a `-` between places is optional. Answers with the pattern, or with a sentence about what is wrong.
 */
export function parsePattern(text: string, alphabet: Alphabet): SequencePattern | { error: string } {
  const plain = text.trim().toUpperCase().replaceAll(/\s+/g, '').replace(/\.$/, '')
  if (plain === '') return { error: 'Please enter a pattern.' }
  if (plain.length > maxPatternText) return { error: `A pattern has at most ${maxPatternText} characters.` }
  const isAtStart = plain.startsWith('<')
  const isAtEnd = plain.endsWith('>')
  const elements: PatternElement[] = []
  let rest = plain.slice(isAtStart ? 1 : 0, isAtEnd ? -1 : undefined)
  while (rest !== '') {
    const found = /^-?(?:\[([A-Z]+)\]|\{([A-Z]+)\}|([A-Z]))(?:\((\d{1,3})(?:,(\d{1,3}))?\))?/.exec(rest)
    if (found === null) return { error: `The pattern cannot be read from ‘${rest.slice(0, 20)}’ on.` }
    const element = readElement(found, alphabet)
    if ('error' in element) return element
    elements.push(element)
    rest = rest.slice(found[0].length)
  }
  const error = errorOf(elements)
  return error === null ? { elements, isAtStart, isAtEnd } : { error }
}

function readElement(
  [, either, neither, one, least, most]: readonly (string | undefined)[],
  alphabet: Alphabet,
): PatternElement | { error: string } {
  const table = alphabet === 'dna' ? iupacBases : iupacResidues
  const given = either ?? neither ?? one ?? ''
  const unknown = [...given].find((letter) => table[letter] === undefined)
  if (unknown !== undefined) return { error: `${unknown} is not a letter of ${alphabet === 'dna' ? 'nucleotides' : 'amino acids'}.` }
  const all = alphabet === 'dna' ? 'ACGT' : aminoAcids
  const named = new Set([...given].flatMap((letter) => [...(table[letter] || all)]))
  const letters = neither === undefined ? [...named].sort() : [...all].filter((letter) => !named.has(letter))
  if (letters.length === 0) return { error: `{${given}} leaves no letter.` }
  const min = least === undefined ? 1 : Number(least)
  const max = most === undefined ? min : Number(most)
  if (max < min) return { error: `The repeat (${min},${max}) is the wrong way round.` }
  if (max === 0 || max > maxRepeat) return { error: `Something repeats 1 to ${maxRepeat} times.` }
  return { letters: [...all].every((letter) => letters.includes(letter)) ? null : letters.join(''), min, max }
}

function errorOf(elements: readonly PatternElement[]): string | null {
  if (elements.length === 0) return 'Please enter a pattern.'
  if (elements.reduce((sum, { max }) => sum + max, 0) > maxSpan) return `A pattern covers at most ${maxSpan} letters.`
  const fixed = elements.reduce((sum, { letters, min }) => sum + (letters === null ? 0 : min), 0)
  if (fixed < minFixed) return `A pattern needs at least ${minFixed} fixed positions.`
  return null
}

const complements: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' }

/** Whether DNA that fits the pattern also fits it read on the other strand: each site is then one, not two (PATM-008). */
export function isPalindrome({ elements, isAtStart, isAtEnd }: SequencePattern): boolean {
  if (isAtStart !== isAtEnd) return false
  const places = elements.map(({ letters, min, max }) => `${letters} ${min} ${max}`)
  const reversed = elements.toReversed().map(({ letters, min, max }) => `${letters === null ? null : complementOf(letters)} ${min} ${max}`)
  return places.every((place, index) => place === reversed[index])
}

function complementOf(letters: string): string {
  return Array.from(letters, (letter) => complements[letter] ?? letter)
    .sort()
    .join('')
}

/** Places that are never free: so many letters must fit, so mismatches are far fewer. */
export function fixedPlacesOf({ elements }: SequencePattern): number {
  return elements.reduce((sum, { letters, min }) => sum + (letters === null ? 0 : min), 0)
}

/** How many patterns of one length stand behind a pattern whose repeats vary. */
export function countVariants({ elements }: SequencePattern): number {
  return elements.reduce((product, { min, max }) => Math.min(product * (max - min + 1), 1_000_000), 1)
}
