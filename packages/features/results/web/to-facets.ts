import type { FacetValue, Filters } from '@rosette/contract-kit/search-contract.ts'
import type { Facet } from '@rosette/ui-kit/results/facets/facet-group.tsx'
import { compareValues } from '@rosette/ui-kit/text/compare-values.ts'
import { partOf } from './change-filters.ts'
import { facetLabel, facetValueLabel } from './facet-labels.ts'

/** The facets of an answer in words. One with a single value that all hits share narrows nothing, unless it is chosen. */
export function toFacets(counted: Readonly<Record<string, readonly FacetValue[]>>, filters: Filters): Facet[] {
  return Object.entries(counted)
    .filter(([field, values]) => values.length > 1 || filters[field] !== undefined)
    .map(([field, values]) => ({
      field,
      label: facetLabel(field),
      options: inOrder(field, values).map(({ value, count }) => ({
        value,
        label: facetValueLabel(field, value),
        count,
        part: partOf(filters, field, value),
      })),
    }))
}

/** Where the values of a field have an order of their own, it is easier to find them by it than by their counts. */
function inOrder(field: string, values: readonly FacetValue[]): readonly FacetValue[] {
  return field === 'chromosome' || field === 'chrom' ? values.toSorted((a, b) => compareValues(a.value, b.value)) : values
}
