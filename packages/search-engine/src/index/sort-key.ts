import { type IndexDefinition, sortKeysField } from './index-definition.ts'

/** Longer texts that begin alike count as alike; the record's key orders them. */
const longestKey = 200

// Signs, then numbers, then letters, as in the tables of the browser: Unicode's own order has signs between and behind the letters.
const printable = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).filter((sign) => !/\d/.test(sign))
const collator = new Intl.Collator('en', { sensitivity: 'base' })
const signRank = 0x20
const numberRank = 0x100
const letterRank = 0x400
const otherRank = 0x800
const ranks = rankSigns()

/** A document as the engine gets it: with the keys by which its texts are sorted. */
export function withSortKeys(definition: IndexDefinition, document: object): object {
  const sorted = Object.entries(document).filter(([field]) => definition.fields[field]?.sort === 'text')
  if (sorted.length === 0) return document
  return { ...document, [sortKeysField]: Object.fromEntries(sorted.map(([field, value]) => [field, sortKey(value)])) }
}

/**
 * A text as the engine orders it: the order of the tables (`compareValues` of the page kit), so that a list sorted here and one
 * sorted in the browser begin with the same row. Case and accents do not count, `At2` comes before `At10`. Null where there is nothing to sort by.
 */
export function sortKey(value: unknown): string | null {
  const text = (Array.isArray(value) ? value.join('; ') : String(value ?? '')).trim()
  if (text === '') return null
  const folded = text.slice(0, longestKey).normalize('NFD').replace(/\p{M}/gu, '')
  return folded.replace(/\d+|[^\d]/gu, (part) => (/^\d/.test(part) ? numberKey(part) : signKey(part)))
}

/** A number's digits behind their count: 2 before 10 before 100. */
function numberKey(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/, '')
  return String.fromCharCode(numberRank + significant.length) + significant
}

function signKey(sign: string): string {
  const rank = ranks.get(sign)
  return rank === undefined ? String.fromCodePoint(otherRank) + sign.toLowerCase() : String.fromCharCode(rank)
}

function rankSigns(): ReadonlyMap<string, number> {
  const ranked = new Map<string, number>()
  let [sign, letter] = [signRank, letterRank]
  let before: string | null = null
  for (const each of printable.toSorted(collator.compare)) {
    const isNew = before === null || collator.compare(before, each) !== 0
    const isLetter = /[a-z]/i.test(each)
    if (isNew && isLetter) letter++
    else if (isNew) sign++
    ranked.set(each, isLetter ? letter : sign)
    before = each
  }
  return ranked
}
