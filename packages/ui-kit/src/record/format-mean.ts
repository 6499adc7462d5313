const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

/** A mean and its standard error: `175.159 ± 3.838`. */
export function formatMean(mean: number | null, standardError: number | null): string | null {
  if (mean === null) return null
  return standardError === null ? decimals.format(mean) : `${decimals.format(mean)} ± ${decimals.format(standardError)}`
}
