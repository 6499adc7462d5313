const grouped = new Intl.NumberFormat('en-US')

/** `10383917` → `10,383,917`. */
export function formatNumber(value: number): string {
  return grouped.format(value)
}

/** A range of bases with an en dash: `10,383,917 – 10,388,272`. */
export function formatRange(start: number, end: number): string {
  return `${formatNumber(start)} – ${formatNumber(end)}`
}
