import type { Facet as CountedFacet, Facets } from '@rosette/contract-kit/define-facets.ts'
import type { FacetValue, Filters } from '@rosette/contract-kit/search-contract.ts'
import type { Facet } from '@rosette/ui-kit/results/facets/facet-group.tsx'
import { compareValues } from '@rosette/ui-kit/text/compare-values.ts'
import { partOf } from './change-filters.ts'
import { facetValueLabel } from './facet-labels.ts'

/** The facets of an answer in words. One with a single value that all hits share narrows nothing, unless it is chosen. */
export function toFacets(facets: Facets, counted: Readonly<Record<string, readonly FacetValue[]>>, filters: Filters): Facet[] {
  return Object.entries(counted)
    .filter(([field, values]) => values.length > 1 || filters[field] !== undefined)
    .flatMap(([field, values]) => {
      const facet = facets[field]
      return facet ? [toFacet(facet, field, values, filters)] : []
    })
}

function toFacet(facet: CountedFacet, field: string, values: readonly FacetValue[], filters: Filters): Facet {
  const inOrder = facet.isOrdered ? values.toSorted((a, b) => compareValues(a.value, b.value)) : values
  return {
    field,
    label: facet.label,
    options: inOrder.map(({ value, count }) => ({
      value,
      label: facetValueLabel(facet, value),
      count,
      part: partOf(filters, field, value),
    })),
  }
}
