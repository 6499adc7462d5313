import { highlightEnd, highlightStart, type WhyMatched } from '@rosette/contract-kit/search/search-contract.ts'
import { readTypedText } from '@rosette/contract-kit/search/typed-text.ts'
import type { FieldRole, IndexDefinition } from '../index/index-definition.ts'

/** Longest value that is given whole, and how much of a longer one stands on each side of what was found. */
const longestValue = 120
const contextLength = 50

/** Better first, as the tiers of the general search. */
const roles: readonly FieldRole[] = ['identifier', 'names', 'fullNames', 'prose', 'mentions']

/** How much a reason says. Each word that was found counts; the text in one piece counts more than any number of them. */
const worth = { is: 1000, starts: 500, together: 300, related: 200, word: 8 } as const
const mostWords = 20

type Candidate = { why: WhyMatched; worth: number }
type Marked = Readonly<Record<string, readonly string[]>>

/**
 * The one value that says best why a general search found a hit: the highlighted value that is the text, begins with it, or holds most
 * of its words; of equals the one in the better field. `related` are names of clauses, each a field, a tab and a text: the text is the name of something
 * that belongs to the record.
 */
export function whyMatched(definition: IndexDefinition, text: string, marked: Marked, related: readonly string[] = []): WhyMatched | null {
  const candidates = readTypedText(text).flatMap((wanted) =>
    Object.entries(marked).flatMap(([field, values]) => values.flatMap((value) => candidateOf(definition, wanted, field, value))),
  )
  candidates.push(...related.map((name) => relatedOf(definition, name)))
  const [best] = candidates.toSorted((one, other) => other.worth - one.worth)
  return best?.why ?? null
}

function candidateOf(definition: IndexDefinition, wanted: string, field: string, value: string): Candidate[] {
  if (!value.includes(highlightStart)) return []
  const role = definition.fields[field]?.role ?? 'none'
  const [plain, text] = [comparable(unmarked(value)), comparable(wanted)]
  const how = role === 'prose' || !plain.startsWith(text) ? 'contains' : plain === text ? 'is' : 'starts'
  const shown = how === 'contains' ? cutAround(value) : markStart(unmarked(value), how === 'is' ? value.length : wanted.length)
  const found = new Set([...value.matchAll(marks)].map(([, word = '']) => comparable(word)))
  const inWords = Math.min(found.size, mostWords) * worth.word
  const points = how !== 'contains' ? worth[how] : plain.includes(text) ? worth.together + inWords : inWords
  // Of several terms the one that says least beside the text, and of equal values the one in the field that comes first.
  const index = Object.keys(definition.fields).indexOf(field)
  const behind = roles.indexOf(role) + Math.min(plain.length, 1000) / 1001 + index / 1e6
  return [{ why: whyOf(definition, field, how, shown), worth: points - behind }]
}

function relatedOf(definition: IndexDefinition, name: string): Candidate {
  const [field = '', text = ''] = name.split('\t')
  return { why: whyOf(definition, field, 'is', markStart(text, text.length)), worth: worth.related }
}

function whyOf({ fields }: IndexDefinition, field: string, how: WhyMatched['how'], text: string): WhyMatched {
  return { field, label: fields[field]?.label ?? field.replaceAll('_', ' '), how, text }
}

const marks = new RegExp(`${highlightStart}([^${highlightEnd}]*)${highlightEnd}`, 'g')

function unmarked(value: string): string {
  return value.replaceAll(highlightStart, '').replaceAll(highlightEnd, '')
}

function comparable(value: string): string {
  return value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

function markStart(value: string, length: number): string {
  return `${highlightStart}${value.slice(0, length)}${highlightEnd}${value.slice(length)}`
}

/** Long texts are cut at words around the first place that was found. */
function cutAround(value: string): string {
  if (value.length <= longestValue) return value
  const first = value.indexOf(highlightStart)
  const from = first <= contextLength ? 0 : value.indexOf(' ', first - contextLength) + 1
  const end = value.indexOf(highlightEnd, first) + 1
  const to = end + contextLength >= value.length ? value.length : Math.max(end, value.lastIndexOf(' ', end + contextLength))
  const cut = value.slice(Math.min(from, first), to)
  // A mark that the cut opened is closed again.
  const isOpen = cut.lastIndexOf(highlightStart) > cut.lastIndexOf(highlightEnd)
  return `${from > 0 ? '… ' : ''}${cut}${isOpen ? highlightEnd : ''}${to < value.length ? ' …' : ''}`
}
