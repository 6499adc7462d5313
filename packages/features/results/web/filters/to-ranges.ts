import type { Facet, Facets } from '@rosette/contract-kit/define-facets.ts'
import type { FacetBar, Filters } from '@rosette/contract-kit/search-contract.ts'
import type { RangeBar, RangeFacet } from '@rosette/ui-kit/results/facets/range-facet.tsx'
import { formatBounds } from './facet-labels.ts'

/** The numbers of an answer in words. Bars at the ends that no hit is in do not show; one bar alone narrows nothing, unless it is chosen. */
export function toRanges(facets: Facets, counted: Readonly<Record<string, readonly FacetBar[]>>, filters: Filters): RangeFacet[] {
  return Object.entries(counted)
    .flatMap(([field, bars]) => {
      const facet = facets[field]
      return facet ? [toRange(facet, field, bars, filters)] : []
    })
    .filter(({ bars, isChosen }) => bars.length > 1 || isChosen)
}

function toRange(facet: Facet, field: string, counted: readonly FacetBar[], filters: Filters): RangeFacet {
  const { from, to } = filters[field] ?? {}
  const isChosen = from !== undefined || to !== undefined
  const [first, last] = placesOf(counted, from, to)
  const isShown = ({ count }: FacetBar, place: number) => count > 0 || (isChosen && (place === first || place === last))
  const begin = Math.max(0, counted.findIndex(isShown))
  const end = counted.findLastIndex(isShown) + 1
  const bars = counted.slice(begin, end).map((bar): RangeBar => ({ ...bar, label: formatBounds(facet, bar.from, bar.to) }))
  const inside = (place: number) => Math.min(Math.max(place - begin, 0), Math.max(bars.length - 1, 0))
  return { field, label: facet.label, bars, chosen: [inside(first), inside(last)], isChosen }
}

/** The bars that the bounds lie in. */
function placesOf(bars: readonly FacetBar[], from: number | undefined, to: number | undefined): [number, number] {
  const first = from === undefined ? 0 : bars.findIndex((bar) => bar.to === null || bar.to >= from)
  const last = to === undefined ? bars.length - 1 : bars.findLastIndex((bar) => bar.from === null || bar.from <= to)
  return [first, Math.max(first, last)]
}
