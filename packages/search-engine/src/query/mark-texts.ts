import type { TextMethod } from '@rosette/contract-kit/search/criteria-parts.ts'
import { highlightEnd, highlightStart } from '@rosette/contract-kit/search/search-contract.ts'
import { valueEnd, valueStart } from '../index/index-analysis.ts'

/** Letters without a Unicode decomposition, and what they are compared as. */
const foldedLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i' }

/**
 * Highlights a form's texts in the fields of a hit. The engine finds them by trigrams, whose offsets are not exact enough for
 * highlighting; here each value is scanned once, and exactly the requested text is marked.
 */
export function markTexts(hit: Readonly<Record<string, unknown>>, asked: readonly AskedText[]): Record<string, string[]> {
  const fields = [...new Set(asked.map(({ field }) => field))].filter((field) => Object.hasOwn(hit, field))
  const marked = fields.map((field) => {
    const own = asked.filter((each) => each.field === field)
    const values = [hit[field]].flat().filter((value) => typeof value === 'string' || typeof value === 'number')
    return [field, values.map((value) => markValue(String(value), own))] as const
  })
  return Object.fromEntries(marked.filter(([, values]) => values.some((value) => value.includes(highlightStart))))
}

type Range = readonly [start: number, end: number]

function markValue(value: string, asked: readonly AskedText[]): string {
  const folded = foldText(value)
  const ranges = asked.flatMap(({ method, text }) => rangesOf(folded.text, foldText(text).text, method))
  let [written, place] = ['', 0]
  for (const [start, end] of joined(ranges)) {
    const [from, to] = [startOf(folded, start), endOf(folded, end)]
    written += `${value.slice(place, from)}${highlightStart}${value.slice(from, to)}${highlightEnd}`
    place = to
  }
  return written + value.slice(place)
}

function rangesOf(text: string, sought: string, method: AskedText['method']): Range[] {
  if (sought === '') return []
  // White space around a value does not count.
  const first = text.length - text.trimStart().length
  if (method === 'exactly') return text.trim() === sought ? [[first, first + sought.length]] : []
  if (method === 'starts_with') return text.startsWith(sought, first) ? [[first, first + sought.length]] : []
  const ranges: Range[] = []
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) ranges.push([at, at + sought.length])
  return ranges
}

/** Ranges that overlap or touch become one mark. */
function joined(ranges: readonly Range[]): Range[] {
  const marks: Range[] = []
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    const before = marks.at(-1)
    if (before && start <= before[1]) marks[marks.length - 1] = [before[0], Math.max(before[1], end)]
    else marks.push([start, end])
  }
  return marks
}

/** A text as it is compared, and the original offset of each of its characters; null if no offset changed. */
type Folded = { text: string; places: readonly number[] | null; length: number }

/** Drops accents, collapses white space, and turns some letters into two. */
function foldText(value: string): Folded {
  // Nearly all texts are plain ASCII and need no scan character by character.
  if (/^[ -~]*$/.test(value) && !value.includes('  ')) return { text: value.toLowerCase(), places: null, length: value.length }
  let [text, place] = ['', 0]
  const places: number[] = []
  for (const character of value) {
    const fold = foldCharacter(character)
    if (fold !== ' ' || !text.endsWith(' ')) {
      text += fold
      for (let at = 0; at < fold.length; at++) places.push(place)
    }
    place += character.length
  }
  return { text, places, length: value.length }
}

function foldCharacter(character: string): string {
  if (character >= '!' && character <= '~') return character.toLowerCase()
  if (/[\s\p{Cc}\u200B]/u.test(character)) return ' '
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return foldedLetters[plain] ?? plain
}

function startOf({ places }: Folded, at: number): number {
  return places?.[at] ?? at
}

/** The offset after the last character, including the accents that follow it. */
function endOf({ places, length }: Folded, end: number): number {
  if (places === null) return end
  const last = places[end - 1]
  return places.slice(end).find((place) => place !== last) ?? length
}

/** The text that one clause of `textClause` searches for. */
export type AskedText = { field: string; method: TextMethod; text: string }

/** The texts that a compiled query searches for, at any depth; negated ones are left out. */
export function askedTexts(query: unknown): AskedText[] {
  if (Array.isArray(query)) return query.flatMap(askedTexts)
  if (typeof query !== 'object' || query === null) return []
  return Object.entries(query).flatMap(([name, inner]) => {
    if (name === 'must_not') return []
    return name === 'match_phrase' ? readPhrases(inner) : askedTexts(inner)
  })
}

function readPhrases(phrases: Readonly<Record<string, unknown>>): AskedText[] {
  return Object.entries(phrases).flatMap(([path, asked]) =>
    path.endsWith('.trigrams') && typeof asked === 'string' ? [readPhrase(path.slice(0, -'.trigrams'.length), asked)] : [],
  )
}

/** Reads the marks that `placed` in text-clause.ts put at the start and end. */
function readPhrase(field: string, asked: string): AskedText {
  const [isAtStart, isAtEnd] = [asked.startsWith(valueStart), asked.endsWith(valueEnd)]
  const text = asked.slice(isAtStart ? 1 : 0, isAtEnd ? -1 : undefined)
  return { field, method: isAtEnd ? 'exactly' : isAtStart ? 'starts_with' : 'contains', text }
}
