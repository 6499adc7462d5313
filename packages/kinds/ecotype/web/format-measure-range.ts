/** `15.1 – 15.4°`, or one value where both ends are the same; null where neither is known. */
export function formatMeasureRange(least: number | null, most: number | null, unit: string): string | null {
  const ends = [least, most].filter((end) => end !== null)
  return ends.length === 0 ? null : `${[...new Set(ends)].join(' – ')}${unit}`
}
