/** What both sides did in one round, in things per second. */
export type RateRound = { bare: number; ours: number }

export type RateComparison = {
  bare: number
  ours: number
  /** Ours divided by bare, median over the rounds: better large. */
  ratio: number
  /** Largest minus smallest ratio over the rounds, as a part of the median. */
  spread: number
}

export function compareRates(rounds: readonly RateRound[]): RateComparison {
  const ratios = rounds.map(({ bare, ours }) => ours / bare)
  const ratio = median(ratios)
  return {
    bare: Math.round(median(rounds.map(({ bare }) => bare))),
    ours: Math.round(median(rounds.map(({ ours }) => ours))),
    ratio: rounded(ratio),
    spread: rounded((Math.max(...ratios) - Math.min(...ratios)) / ratio),
  }
}

function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
