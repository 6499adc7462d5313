import { formatNumber } from '../../text/format-number.ts'

/** One of the compared sets. */
export type PictureSet = {
  id: string
  letter: string
  name: string
  size: number /** A colour of the theme: `var(--d1)`. */
  colour: string
}

/** What is in exactly some of the sets: one digit for each set, 1 if it is in it. */
export type SetPart = { part: string; count: number }

export type SetWords = { singular: string; plural: string }

/** `A and C`, with the names of the sets: what a part holds. */
export function namePart(part: string, sets: readonly PictureSet[]): string {
  const names = setsOfPart(part, sets).map(({ name }) => name)
  return names.length === 1 ? `${names[0]} only` : joinWords(names)
}

export function setsOfPart(part: string, sets: readonly PictureSet[]): PictureSet[] {
  return sets.filter((_, index) => part[index] === '1')
}

/** `a, b and c`. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const

function inWords(count: number): string {
  return numberWords[count] ?? String(count)
}

/** What the picture shows, in sentences made from its counts. */
export function describeParts(sets: readonly PictureSet[], parts: readonly SetPart[], { singular, plural }: SetWords): string {
  const union = parts.reduce((sum, { count }) => sum + count, 0)
  const bySets = sets.map((_, index) => parts.filter(({ part }) => sharing(part) === index + 1).reduce((sum, { count }) => sum + count, 0))
  const shares = bySets.map((count, index) => shareInWords(count, index + 1, sets.length))
  const [largest] = parts
  const possible = 2 ** sets.length - 1
  const empty = possible - parts.length
  const first = `The ${inWords(sets.length)} lists hold ${formatNumber(union)} ${union === 1 ? singular : plural}: ${joinWords(shares)}.`
  if (!largest) return first
  const name =
    setsOfPart(largest.part, sets).length === 1 ? namePart(largest.part, sets).replace(/ only$/, ' alone') : namePart(largest.part, sets)
  const second = `The largest part is ${name} (${formatNumber(largest.count)}).`
  const third =
    empty === 0
      ? 'No part is empty.'
      : `Of ${formatNumber(possible)} possible parts ${formatNumber(empty)} ${empty === 1 ? 'is' : 'are'} empty.`
  return `${first} ${second} ${third}`
}

function sharing(part: string): number {
  return [...part].filter((digit) => digit === '1').length
}

function shareInWords(count: number, lists: number, all: number): string {
  const number = count === 0 ? 'none' : formatNumber(count)
  if (lists === 1) return `${number} in one list only`
  return lists === all ? `${number} in ${all === 2 ? 'both' : `all ${inWords(all)}`}` : `${number} in ${inWords(lists)}`
}
