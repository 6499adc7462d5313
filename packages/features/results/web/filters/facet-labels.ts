import type { Facet } from '@rosette/contract-kit/cards/define-facets.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'

/** A value as the table writes it: `protein coding`, `yes`. A value without a label is its own label. */
export function facetValueLabel({ values = {} }: Facet, value: string): string {
  if (typeof values === 'function') return values(value)
  return (Object.hasOwn(values, value) ? values[value] : undefined) ?? value
}

/** `100 to 199`, `2,000 and more`, `up to 49`, `12`; a year has no comma. */
export function formatBounds({ isYear }: Facet, from: number | null, to: number | null): string {
  const write = isYear ? String : formatNumber
  // Counts are never below 0.
  if (from === null) return to === null ? 'any' : to === 0 ? '0' : `up to ${write(to)}`
  if (to === null) return `${write(from)} and more`
  return from === to ? write(from) : `${write(from)} to ${write(to)}`
}
