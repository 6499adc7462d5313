import type { BenchOptions } from '../bench-options.ts'

/** What one side did in one round. */
export type Measure = { p50Ms: number; p99Ms: number; rps: number }

type Round = { bare: Measure; ours: Measure }

type Comparison = {
  bare: Measure
  ours: Measure
  /** Ours divided by bare, median over the rounds: time ratios are better small, the rate ratio is better large. */
  ratio: { p50: number; p99: number; rps: number }
  /** Largest minus smallest over the rounds, as a part of the median. */
  spread: { bareRps: number; oursRps: number; p50Ratio: number; p99Ratio: number }
  /** Whether the bare side varied by no more than a fifth; else the machine was busy with something else. */
  isSteady: boolean
}

const steadySpread = 0.2

/** Times of all answers of a round, in milliseconds, and how long it lasted. */
export function measureOf(times: readonly number[], seconds: number): Measure {
  const sorted = Float64Array.from(times).sort()
  return { p50Ms: quantile(sorted, 0.5), p99Ms: quantile(sorted, 0.99), rps: sorted.length / seconds }
}

export function compareSides(rounds: readonly Round[]): Comparison {
  const over = (value: (round: Round) => number) => rounds.map(value)
  const p50 = over(({ bare, ours }) => ours.p50Ms / bare.p50Ms)
  const p99 = over(({ bare, ours }) => ours.p99Ms / bare.p99Ms)
  const bareRps = over(({ bare }) => bare.rps)
  const bareSpread = spreadOf(bareRps)
  return {
    bare: medianMeasure(sideOf(rounds, 'bare')),
    ours: medianMeasure(sideOf(rounds, 'ours')),
    ratio: { p50: rounded(median(p50)), p99: rounded(median(p99)), rps: rounded(median(over(({ bare, ours }) => ours.rps / bare.rps))) },
    spread: {
      bareRps: rounded(bareSpread),
      oursRps: rounded(spreadOf(over(({ ours }) => ours.rps))),
      p50Ratio: rounded(spreadOf(p50)),
      p99Ratio: rounded(spreadOf(p99)),
    },
    isSteady: bareSpread <= steadySpread,
  }
}

function sideOf(rounds: readonly Round[], side: keyof Round): Measure[] {
  return rounds.map((round) => round[side])
}

function medianMeasure(measures: readonly Measure[]): Measure {
  const of = (value: (measure: Measure) => number) => rounded(median(measures.map(value)))
  return { p50Ms: of((measure) => measure.p50Ms), p99Ms: of((measure) => measure.p99Ms), rps: of((measure) => measure.rps) }
}

/** Loads one side for so many seconds. */
type Side = (seconds: number) => Promise<Measure>

/**
 * Bare, ours, bare, ours, …: other load on the machine affects both sides alike.
 * A run whose bare side was not steady is discarded and repeated; the last one is reported in any case.
 */
export async function alternate(sides: { bare: Side; ours: Side }, options: BenchOptions): Promise<Comparison & { attempt: number }> {
  for (let attempt = 1; ; attempt++) {
    await sides.bare(options.warmUpSeconds)
    await sides.ours(options.warmUpSeconds)
    const rounds: Round[] = []
    for (let number = 1; number <= options.rounds; number++) {
      const bare = await sides.bare(options.seconds)
      const ours = await sides.ours(options.seconds)
      rounds.push({ bare, ours })
      process.stderr.write(`bench: run ${attempt}, round ${number}: bare ${formatMeasure(bare)} · ours ${formatMeasure(ours)}\n`)
    }
    const comparison = compareSides(rounds)
    if (comparison.isSteady || attempt >= options.attempts) return { ...comparison, attempt }
    process.stderr.write(`bench: the bare side varied by ${Math.round(comparison.spread.bareRps * 100)} %, repeating\n`)
  }
}

function formatMeasure({ p50Ms, p99Ms, rps }: Measure): string {
  return `p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms, ${rps.toFixed(0)}/s`
}

/** What both sides did in one round, in things per second. */
export type RateRound = { bare: number; ours: number }

type RateComparison = {
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

/** Nearest rank: the smallest time that at least this part of all answers did not exceed. */
function quantile(sorted: Float64Array, part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

function spreadOf(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values)
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
