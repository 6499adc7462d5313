import { highlightEnd, highlightStart, type WhyMatched } from '@rosette/contract-kit/search/search-contract.ts'
import type { FieldRole, IndexDefinition } from '../index/index-definition.ts'

/** Longest value that is given whole, and how much of a longer one stands on each side of what was found. */
const longestValue = 120
const contextLength = 50

/** Better first, as the tiers of the general search. */
const roles: readonly FieldRole[] = ['identifier', 'names', 'fullNames', 'prose']

type Candidate = WhyMatched & { worth: number }

/**
 * The one value that says best why a general search found a hit: the highlighted value that is the text, begins with it, or holds most
 * of its words; of equals the one in the better field.
 */
export function whyMatched(
  definition: IndexDefinition,
  text: string,
  marked: Readonly<Record<string, readonly string[]>>,
): WhyMatched | null {
  const candidates = Object.entries(marked).flatMap(([field, values]) =>
    values.flatMap((value) => candidateOf(definition, text, field, value)),
  )
  const [best] = candidates.toSorted((one, other) => other.worth - one.worth)
  return best ? { field: best.field, label: best.label, how: best.how, text: best.text } : null
}

function candidateOf({ fields }: IndexDefinition, text: string, field: string, value: string): Candidate[] {
  if (!value.includes(highlightStart)) return []
  const { role, label = field.replaceAll('_', ' ') } = fields[field] ?? { role: 'none' }
  const [plain, asked] = [comparable(unmarked(value)), comparable(text)]
  const isName = role !== 'prose'
  const how = isName && plain === asked ? 'is' : isName && plain.startsWith(asked) ? 'starts' : 'contains'
  const found = new Set([...value.matchAll(marks)].map(([, word = '']) => comparable(word)))
  const worth = (how === 'is' ? 1000 : how === 'starts' ? 500 : Math.min(found.size, 20) * 10) - roles.indexOf(role)
  return [
    {
      field,
      label,
      how,
      text: how === 'contains' ? cutAround(value) : markStart(unmarked(value), how === 'is' ? Infinity : text.trim().length),
      worth,
    },
  ]
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
