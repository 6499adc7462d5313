/** Smaller ones are beyond what other programs can read; the file has their logarithm. */
const smallest = -300

/** A probability from its logarithm: `1.8e-48`, `0.012`, `< 1e-300`. */
export function formatChance(log10: number): string {
  if (log10 < smallest) return '< 1e-300'
  if (log10 >= -3) return String(Number((10 ** Math.min(0, log10)).toPrecision(2)))
  const exponent = Math.floor(log10)
  const digits = (10 ** (log10 - exponent)).toFixed(1)
  return digits === '10.0' ? `1.0e${exponent + 1}` : `${digits}e${exponent}`
}

/** How many times as many as expected by chance. */
export function formatFold(fold: number): string {
  return fold.toFixed(fold < 0.1 && fold > 0 ? 2 : 1)
}

/** Steps of q, the smallest first; the last one is all that is significant. */
export const chanceSteps = [
  { step: 5, below: -30, label: 'below 1e-30' },
  { step: 4, below: -20, label: '1e-20' },
  { step: 3, below: -10, label: '1e-10' },
  { step: 2, below: -5, label: '1e-5' },
  { step: 1, below: 0, label: 'larger' },
] as const

export function chanceStepOf(log10Q: number): number {
  return chanceSteps.find(({ below }) => log10Q <= below)?.step ?? 1
}
