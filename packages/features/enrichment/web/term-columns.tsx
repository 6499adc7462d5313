import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { EnrichedTerm } from '../contract/enrichment-answer.ts'
import { formatChance, formatFold } from './format-chance.ts'

type Column = SectionColumn<EnrichedTerm>

const numeric = (id: string, label: string, value: (term: EnrichedTerm) => number | null, format: (value: number) => string): Column => ({
  id,
  label,
  cell: (term) => {
    const number = value(term)
    return number === null ? '' : format(number)
  },
  sortBy: value,
  isNumeric: true,
  onPhone: 'beside',
})

const counts = [
  numeric('found', 'List', ({ found }) => found, formatNumber),
  numeric('withTerm', 'All', ({ withTerm }) => withTerm, formatNumber),
]
const fold = numeric('fold', 'Fold', (term) => term.fold, formatFold)
const q = numeric('q', 'q', ({ log10Q }) => log10Q, formatChance)

/** Numbers of the terms of the table. */
export const testColumns: readonly Column[] = [
  ...counts,
  numeric(
    'expected',
    'Expected',
    ({ expected }) => expected,
    (value) => value.toFixed(1),
  ),
  fold,
  numeric('p', 'p', ({ log10P }) => log10P, formatChance),
  q,
  numeric('elim', 'elim p', ({ log10ElimP }) => log10ElimP, formatChance),
]

/** What the picture draws, as a table. */
export const numberColumns: readonly Column[] = [
  { id: 'id', label: 'Term', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { id: 'name', label: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name, onPhone: 'text' },
  ...counts,
  fold,
  q,
]

/** How many terms are folded below each. */
export function foldedCounts(terms: readonly EnrichedTerm[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  for (const { foldedInto } of terms) if (foldedInto !== null) counted.set(foldedInto, (counted.get(foldedInto) ?? 0) + 1)
  return counted
}
