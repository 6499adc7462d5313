import { type IndexDefinition, sortKeysField } from './index-definition.ts'

/** Longer texts with the same start count as equal; the record's key orders them. */
const longestKey = 200

// Punctuation, then numbers, then letters, as in the tables in the browser: Unicode has punctuation between and after the letters.
const printable = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).filter(
  (character) => !/\d/.test(character),
)
const collator = new Intl.Collator('en', { sensitivity: 'base' })
const punctuationRank = 0x20
const numberRank = 0x100
const letterRank = 0x400
const otherRank = 0x800
const ranks = rankCharacters()

/** Adds the sort keys of its text fields to a document. */
export function withSortKeys(definition: IndexDefinition, document: object): object {
  const sorted = Object.entries(document).filter(([field]) => definition.fields[field]?.sort === 'text')
  if (sorted.length === 0) return document
  return { ...document, [sortKeysField]: Object.fromEntries(sorted.map(([field, value]) => [field, sortKey(value)])) }
}

/**
 * The key by which the engine sorts a text. It gives the order of the tables (`compareValues` in ui-kit), so that a list sorted here and
 * one sorted in the browser start with the same row. Case and accents are ignored, and `At2` comes before `At10`. Null for an empty text.
 */
export function sortKey(value: unknown): string | null {
  const text = (Array.isArray(value) ? value.join('; ') : String(value ?? '')).trim()
  if (text === '') return null
  const folded = text.slice(0, longestKey).normalize('NFD').replace(/\p{M}/gu, '')
  return folded.replace(/\d+|[^\d]/gu, (part) => (/^\d/.test(part) ? numberKey(part) : characterKey(part)))
}

/** The digits of a number, preceded by their count: 2 before 10 before 100. */
function numberKey(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/, '')
  return String.fromCharCode(numberRank + significant.length) + significant
}

function characterKey(character: string): string {
  const rank = ranks.get(character)
  return rank === undefined ? String.fromCodePoint(otherRank) + character.toLowerCase() : String.fromCharCode(rank)
}

function rankCharacters(): ReadonlyMap<string, number> {
  const ranked = new Map<string, number>()
  let [punctuation, letter] = [punctuationRank, letterRank]
  let before: string | null = null
  for (const each of printable.toSorted(collator.compare)) {
    const isNew = before === null || collator.compare(before, each) !== 0
    const isLetter = /[a-z]/i.test(each)
    if (isNew && isLetter) letter++
    else if (isNew) punctuation++
    ranked.set(each, isLetter ? letter : punctuation)
    before = each
  }
  return ranked
}
