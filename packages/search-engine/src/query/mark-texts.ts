import type { TextMethod } from '@rosette/contract-kit/search/criteria-parts.ts'
import { highlightEnd, highlightStart } from '@rosette/contract-kit/search/search-contract.ts'
import { valueEnd, valueStart } from '../index/index-analysis.ts'

/** Letters without a Unicode decomposition, and what they are compared as. */
const foldedLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i' }

/**
 * Highlights a form's texts in the fields of a hit. The engine finds them by trigrams, whose offsets are not exact enough for
 * highlighting; here each value is scanned once, and exactly the requested text is marked.
 */
export function markTexts(hit: Readonly<Record<string, unknown>>, criteria: readonly TextCriterion[]): Record<string, string[]> {
  const fields = [...new Set(criteria.map(({ field }) => field))].filter((field) => Object.hasOwn(hit, field))
  const marked = fields.map((field) => {
    const own = criteria.filter((each) => each.field === field)
    const values = [hit[field]].flat().filter((value) => typeof value === 'string' || typeof value === 'number')
    return [field, values.map((value) => markValue(String(value), own))] as const
  })
  return Object.fromEntries(marked.filter(([, values]) => values.some((value) => value.includes(highlightStart))))
}

type Range = readonly [start: number, end: number]

function markValue(value: string, criteria: readonly TextCriterion[]): string {
  const folded = foldText(value)
  const ranges = criteria.flatMap(({ method, text }) => rangesOf(folded.text, foldText(text).text, method))
  let [written, index] = ['', 0]
  for (const [start, end] of joined(ranges)) {
    const [from, to] = [startOf(folded, start), endOf(folded, end)]
    written += `${value.slice(index, from)}${highlightStart}${value.slice(from, to)}${highlightEnd}`
    index = to
  }
  return written + value.slice(index)
}

function rangesOf(text: string, sought: string, method: TextCriterion['method']): Range[] {
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
type Folded = { text: string; indices: readonly number[] | null; length: number }

/** Drops accents, collapses white space, and turns some letters into two. */
function foldText(value: string): Folded {
  // Nearly all texts are plain ASCII and need no scan character by character.
  if (/^[ -~]*$/.test(value) && !value.includes('  ')) return { text: value.toLowerCase(), indices: null, length: value.length }
  let [text, index] = ['', 0]
  const indices: number[] = []
  for (const character of value) {
    const fold = foldCharacter(character)
    if (fold !== ' ' || !text.endsWith(' ')) {
      text += fold
      for (let at = 0; at < fold.length; at++) indices.push(index)
    }
    index += character.length
  }
  return { text, indices, length: value.length }
}

function foldCharacter(character: string): string {
  if (character >= '!' && character <= '~') return character.toLowerCase()
  if (/[\s\p{Cc}\u200B]/u.test(character)) return ' '
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return foldedLetters[plain] ?? plain
}

function startOf({ indices }: Folded, at: number): number {
  return indices?.[at] ?? at
}

/** The offset after the last character, including the accents that follow it. */
function endOf({ indices, length }: Folded, end: number): number {
  if (indices === null) return end
  const last = indices[end - 1]
  return indices.slice(end).find((index) => index !== last) ?? length
}

/** The text that one clause of `textClause` searches for. */
export type TextCriterion = { field: string; method: TextMethod; text: string }

/** The texts that a compiled query searches for, at any depth; negated ones are left out. */
export function textCriteriaOf(query: unknown): TextCriterion[] {
  if (Array.isArray(query)) return query.flatMap(textCriteriaOf)
  if (typeof query !== 'object' || query === null) return []
  return Object.entries(query).flatMap(([name, inner]) => {
    if (name === 'must_not') return []
    return name === 'match_phrase' ? readPhrases(inner) : textCriteriaOf(inner)
  })
}

function readPhrases(phrases: Readonly<Record<string, unknown>>): TextCriterion[] {
  return Object.entries(phrases).flatMap(([path, phrase]) =>
    path.endsWith('.trigrams') && typeof phrase === 'string' ? [readPhrase(path.slice(0, -'.trigrams'.length), phrase)] : [],
  )
}

/** Reads the marks that `placed` in text-clause.ts put at the start and end. */
function readPhrase(field: string, phrase: string): TextCriterion {
  const [isAtStart, isAtEnd] = [phrase.startsWith(valueStart), phrase.endsWith(valueEnd)]
  const text = phrase.slice(isAtStart ? 1 : 0, isAtEnd ? -1 : undefined)
  return { field, method: isAtEnd ? 'exactly' : isAtStart ? 'starts_with' : 'contains', text }
}
