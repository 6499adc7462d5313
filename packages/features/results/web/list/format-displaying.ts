import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'

/** TABLE-006, to the letter. A page beyond the last shows no rows and says so. */
export function formatDisplaying(first: number, shown: number, total: number): string {
  if (shown === 0) return `Displaying 0 - 0 of ${formatNumber(total)} results`
  return `Displaying ${formatNumber(first)} - ${formatNumber(first + shown - 1)} of ${formatNumber(total)} results`
}
