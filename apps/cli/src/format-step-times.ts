import { formatSeconds } from './format-progress.ts'
import type { StepTime } from './show-progress.ts'

/** How long each step took in all, in the order they began: 'load 12.3 s · derive 3.4 s · build 22.1 s'. Null where there were none. */
export function formatStepTimes(times: readonly StepTime[]): string | null {
  if (times.length === 0) return null
  const msOf = new Map<string, number>()
  for (const { step, ms } of times) msOf.set(step, (msOf.get(step) ?? 0) + ms)
  return `Time: ${[...msOf].map(([step, ms]) => `${step} ${formatSeconds(ms)}`).join(' · ')}`
}
