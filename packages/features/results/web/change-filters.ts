import type { FacetChoice, Filters } from '@rosette/contract-kit/search-contract.ts'
import type { FacetPart } from '@rosette/ui-kit/results/facet-group.tsx'

/** Which part of a filter a value is in, or null. */
export function partOf(filters: Filters, field: string, value: string): FacetPart | null {
  const choice = filters[field]
  if (choice?.include?.includes(value)) return 'include'
  return choice?.exclude?.includes(value) ? 'exclude' : null
}

/** The filters with a value in one part, or in none: a value is wanted or not wanted, never both. */
export function changeFilter(filters: Filters, field: string, value: string, part: FacetPart | null): Filters {
  const without = (values: readonly string[] = []) => values.filter((each) => each !== value)
  const choice = filters[field]
  const include = [...without(choice?.include), ...(part === 'include' ? [value] : [])]
  const exclude = [...without(choice?.exclude), ...(part === 'exclude' ? [value] : [])]
  const changed: FacetChoice = { ...(include.length > 0 && { include }), ...(exclude.length > 0 && { exclude }) }
  const others = Object.entries(filters).filter(([other]) => other !== field)
  return Object.fromEntries(Object.keys(changed).length === 0 ? others : [...others, [field, changed]])
}

export type ActiveFilter = { field: string; value: string; part: FacetPart }

/** Every value that is wanted or not wanted, one by one. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  return Object.entries(filters).flatMap(([field, { include = [], exclude = [] }]) => [
    ...include.map((value) => ({ field, value, part: 'include' as const })),
    ...exclude.map((value) => ({ field, value, part: 'exclude' as const })),
  ])
}
