/** Degrees of latitude or longitude; null if nothing is written, undefined if it can't be a place. */
export function parseDegrees(text: string, most: 90 | 180): number | null | undefined {
  if (text === '') return null
  if (!/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return undefined
  const degrees = Number(text)
  return Math.abs(degrees) <= most ? degrees : undefined
}
