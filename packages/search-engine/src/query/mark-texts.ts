import { highlightEnd, highlightStart } from '@rosette/contract-kit/search-contract.ts'
import type { TextMethod } from '@rosette/contract-kit/text-method.ts'
import { valueEnd, valueStart } from '../index/index-analysis.ts'

/** Letters that are not made of a base and a mark, and what they count as when texts are compared. */
const foldedLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i' }

/**
 * What a form asked for, marked in the fields of a hit. The engine finds such texts by pieces of three signs, whose places in a text it
 * does not know well enough to mark them; here it is one look for each value, and it marks just what was asked for.
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
  // Blanks around a value do not count.
  const first = text.length - text.trimStart().length
  if (method === 'exactly') return text.trim() === sought ? [[first, first + sought.length]] : []
  if (method === 'starts_with') return text.startsWith(sought, first) ? [[first, first + sought.length]] : []
  const ranges: Range[] = []
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) ranges.push([at, at + sought.length])
  return ranges
}

/** Texts that overlap or stand side by side are one mark. */
function joined(ranges: readonly Range[]): Range[] {
  const marks: Range[] = []
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    const before = marks.at(-1)
    if (before && start <= before[1]) marks[marks.length - 1] = [before[0], Math.max(before[1], end)]
    else marks.push([start, end])
  }
  return marks
}

/** A text as it is compared, and for each of its signs the place of the sign it was; null where nothing moved. */
type Folded = { text: string; places: readonly number[] | null; length: number }

/** Accents and all but the first of several blanks count for nothing, and some letters for two. */
function foldText(value: string): Folded {
  // Nearly all texts are plain, and need no look at each sign.
  if (/^[ -~]*$/.test(value) && !value.includes('  ')) return { text: value.toLowerCase(), places: null, length: value.length }
  let [text, place] = ['', 0]
  const places: number[] = []
  for (const sign of value) {
    const fold = foldSign(sign)
    if (fold !== ' ' || !text.endsWith(' ')) {
      text += fold
      for (let at = 0; at < fold.length; at++) places.push(place)
    }
    place += sign.length
  }
  return { text, places, length: value.length }
}

function foldSign(sign: string): string {
  if (sign >= '!' && sign <= '~') return sign.toLowerCase()
  if (/[\s\p{Cc}\u200B]/u.test(sign)) return ' '
  const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return foldedLetters[plain] ?? plain
}

function startOf({ places }: Folded, at: number): number {
  return places?.[at] ?? at
}

/** Behind the last sign, with the accents that follow it. */
function endOf({ places, length }: Folded, end: number): number {
  if (places === null) return end
  const last = places[end - 1]
  return places.slice(end).find((place) => place !== last) ?? length
}

/** What one clause of `textClause` asks for. */
export type AskedText = { field: string; method: TextMethod; text: string }

/** The texts that a compiled query asks for, wherever they stand in it; what must not be there is not among them. */
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
    path.endsWith('.pieces') && typeof asked === 'string' ? [readPhrase(path.slice(0, -'.pieces'.length), asked)] : [],
  )
}

/** The ends of the value, where the text stands at them, are marked: `placed` of text-clause. */
function readPhrase(field: string, asked: string): AskedText {
  const [isAtStart, isAtEnd] = [asked.startsWith(valueStart), asked.endsWith(valueEnd)]
  const text = asked.slice(isAtStart ? 1 : 0, isAtEnd ? -1 : undefined)
  return { field, method: isAtEnd ? 'exactly' : isAtStart ? 'starts_with' : 'contains', text }
}
