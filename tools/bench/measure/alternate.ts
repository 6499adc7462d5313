import type { BenchOptions } from '../bench-options.ts'
import { type Comparison, compareSides, type Measure, type Round } from './compare-sides.ts'

/** Loads one side for so many seconds. */
export type Side = (seconds: number) => Promise<Measure>

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
