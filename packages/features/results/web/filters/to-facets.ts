import type { Facet as CountedFacet, Facets } from '@rosette/contract-kit/cards/define-search-card.ts'
import type { FacetBar, FacetValue, Filters } from '@rosette/contract-kit/search/search-contract.ts'
import type { Facet, FacetPart } from '@rosette/ui-kit/results/facets/facet-group.tsx'
import type { RangeBar, RangeFacet } from '@rosette/ui-kit/results/facets/range-facet.tsx'
import { compareValues } from '@rosette/ui-kit/text/compare-values.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'

type CountedValues = Readonly<Record<string, readonly FacetValue[]>>

/** The facets of an answer with so many hits, labelled. One that cannot narrow them is left out unless it is chosen (RESULTS-075). */
export function toFacets(facets: Facets, counted: CountedValues, filters: Filters, total: number): Facet[] {
  const canNarrow = ({ count }: FacetValue) => count > 0 && count < total
  return Object.entries(counted)
    .filter(([field, values]) => values.some(canNarrow) || filters[field] !== undefined)
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

/** Which part of a filter a value is in, or null. */
function partOf(filters: Filters, field: string, value: string): FacetPart | null {
  const choice = filters[field]
  if (choice?.include?.includes(value)) return 'include'
  return choice?.exclude?.includes(value) ? 'exclude' : null
}

/** The numeric facets of an answer, labelled. Empty bars at the ends are left out, and so is a single bar unless it is chosen. */
export function toRanges(facets: Facets, counted: Readonly<Record<string, readonly FacetBar[]>>, filters: Filters): RangeFacet[] {
  return Object.entries(counted)
    .flatMap(([field, bars]) => {
      const facet = facets[field]
      return facet ? [toRange(facet, field, bars, filters)] : []
    })
    .filter(({ bars, isChosen }) => bars.length > 1 || isChosen)
}

function toRange(facet: CountedFacet, field: string, counted: readonly FacetBar[], filters: Filters): RangeFacet {
  const { from, to } = filters[field] ?? {}
  const isChosen = from !== undefined || to !== undefined
  const [first, last] = placesOf(counted, from, to)
  const isShown = ({ count }: FacetBar, index: number) => count > 0 || (isChosen && (index === first || index === last))
  const begin = Math.max(0, counted.findIndex(isShown))
  const end = counted.findLastIndex(isShown) + 1
  const bars = counted.slice(begin, end).map((bar): RangeBar => ({ ...bar, label: formatBounds(facet, bar.from, bar.to) }))
  const inside = (index: number) => Math.min(Math.max(index - begin, 0), Math.max(bars.length - 1, 0))
  return { field, label: facet.label, bars, chosen: [inside(first), inside(last)], isChosen }
}

/** The bars that contain the bounds. */
function placesOf(bars: readonly FacetBar[], from: number | undefined, to: number | undefined): [number, number] {
  const first = from === undefined ? 0 : bars.findIndex((bar) => bar.to === null || bar.to >= from)
  const last = to === undefined ? bars.length - 1 : bars.findLastIndex((bar) => bar.from === null || bar.from <= to)
  return [first, Math.max(first, last)]
}

/** A value as the table writes it: `protein coding`, `yes`. A value without a label is its own label. */
export function facetValueLabel({ values = {} }: CountedFacet, value: string): string {
  if (typeof values === 'function') return values(value)
  return (Object.hasOwn(values, value) ? values[value] : undefined) ?? value
}

/** `100 to 199`, `2,000 and more`, `up to 49`, `12`; a year has no comma. */
export function formatBounds({ isYear }: CountedFacet, from: number | null, to: number | null): string {
  const write = isYear ? String : formatNumber
  // Counts are never below 0.
  if (from === null) return to === null ? 'any' : to === 0 ? '0' : `up to ${write(to)}`
  if (to === null) return `${write(from)} and more`
  return from === to ? write(from) : `${write(from)} to ${write(to)}`
}
