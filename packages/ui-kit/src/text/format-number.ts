const grouped = new Intl.NumberFormat('en-US')

/** `10383917` → `10,383,917`. */
export function formatNumber(value: number): string {
  return grouped.format(value)
}

/** `1 gene`, `1,234 genes`. */
export function formatCount(count: number, singular: string): string {
  return `${formatNumber(count)} ${singular}${count === 1 ? '' : 's'}`
}

/** A range of bases with an en dash: `10,383,917 – 10,388,272`. */
export function formatRange(start: number, end: number): string {
  return `${formatNumber(start)} – ${formatNumber(end)}`
}

const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

/** A mean and its standard error: `175.159 ± 3.838`. */
export function formatMean(mean: number | null, standardError: number | null): string | null {
  if (mean === null) return null
  return standardError === null ? decimals.format(mean) : `${decimals.format(mean)} ± ${decimals.format(standardError)}`
}
