import type { Facets } from '@rosette/contract-kit/cards/define-search-card.ts'
import type { FacetChoice, Filters } from '@rosette/contract-kit/search/search-contract.ts'
import type { FacetPart } from '@rosette/ui-kit/results/facets/facet-group.tsx'
import { facetValueLabel, formatBounds } from './to-facets.ts'

/** The filters with a value included, excluded or neither, but never both. */
export function changeFilter(filters: Filters, field: string, value: string, part: FacetPart | null): Filters {
  const without = (values: readonly string[] = []) => values.filter((each) => each !== value)
  const choice = filters[field]
  const include = [...without(choice?.include), ...(part === 'include' ? [value] : [])]
  const exclude = [...without(choice?.exclude), ...(part === 'exclude' ? [value] : [])]
  return changeChoice(filters, field, { ...(include.length > 0 && { include }), ...(exclude.length > 0 && { exclude }) })
}

/** The filters with another choice for a field, such as new bounds; an empty choice removes the filter. */
export function changeChoice(filters: Filters, field: string, choice: FacetChoice): Filters {
  const others = Object.entries(filters).filter(([other]) => other !== field)
  return Object.fromEntries(Object.keys(choice).length === 0 ? others : [...others, [field, choice]])
}

/** `is.list={contentId}` and `not.list={contentId}` narrow the results of every category (LIST-017). */
export const listFilter = 'list'

export type ActiveFilter = {
  part: FacetPart | 'range'
  /** `Chromosome: not 1`. */
  words: string
  /** The content of a list, whose name follows the words. */
  contentId?: string
  /** The filters without it. */
  without: Filters
}

/** Every included or excluded value, one by one, and every pair of bounds. */
export function activeFilters(facets: Facets, filters: Filters): ActiveFilter[] {
  return Object.entries(filters).flatMap(([field, { include = [], exclude = [], from, to }]) => {
    if (field === listFilter) return listFilters(filters, include, exclude)
    const facet = facets[field]
    // The server rejects any other field that is not a facet.
    if (!facet) return []
    const active = (part: ActiveFilter['part'], words: string, without: Filters) => ({
      part,
      words: `${facet.label}: ${words}`,
      without,
    })
    const ofValue = (part: FacetPart, value: string, not: string) =>
      active(part, `${not}${facetValueLabel(facet, value)}`, changeFilter(filters, field, value, null))
    const isRange = from !== undefined || to !== undefined
    return [
      ...include.map((value) => ofValue('include', value, '')),
      ...exclude.map((value) => ofValue('exclude', value, 'not ')),
      ...(isRange ? [active('range', formatBounds(facet, from ?? null, to ?? null), changeChoice(filters, field, {}))] : []),
    ]
  })
}

function listFilters(filters: Filters, include: readonly string[], exclude: readonly string[]): ActiveFilter[] {
  const ofList = (part: FacetPart, contentId: string, words: string) => ({
    part,
    words,
    contentId,
    without: changeFilter(filters, listFilter, contentId, null),
  })
  return [...include.map((id) => ofList('include', id, 'List:')), ...exclude.map((id) => ofList('exclude', id, 'List: not'))]
}
