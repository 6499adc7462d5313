import { formatNumber } from '@rosette/contract-kit/format-number.ts'

export { formatNumber }

/** `1 gene`, `1,234 genes`. */
export function formatCount(count: number, singular: string): string {
  return `${formatNumber(count)} ${singular}${count === 1 ? '' : 's'}`
}

/** A range of bases with an en dash: `10,383,917 – 10,388,272`. */
export function formatRange(start: number, end: number): string {
  return `${formatNumber(start)} – ${formatNumber(end)}`
}

/** A mean and its standard error: `175.159 ± 3.838`. */
export function formatMean(mean: number | null, standardError: number | null): string | null {
  if (mean === null) return null
  return standardError === null ? formatNumber(mean) : `${formatNumber(mean)} ± ${formatNumber(standardError)}`
}
