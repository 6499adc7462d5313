/** How long one step of a command took. */
export type StepTime = { step: string; label: string; ms: number }

/** '120,000 rows/s', or null before there is anything to tell. */
export function formatRate(count: number, ms: number, unit: string): string | null {
  return count > 0 && ms >= 1 ? `${Math.round((count / ms) * 1000).toLocaleString('en')} ${unit}/s` : null
}

/** '0:42 left', extrapolated from the part that is done; null if the total is unknown. */
export function formatLeft(done: number, total: number | null, ms: number): string | null {
  if (total === null || done <= 0 || done >= total) return null
  const seconds = Math.ceil(((total - done) / done) * (ms / 1000))
  return `${formatClock(seconds)} left`
}

export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** 3725 → '1:02:05'. */
function formatClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** Total duration of each step, in order of their start: 'load 12.3 s · derive 3.4 s · build 22.1 s'. Null if there were none. */
export function formatStepTimes(times: readonly StepTime[]): string | null {
  if (times.length === 0) return null
  const msOf = new Map<string, number>()
  for (const { step, ms } of times) msOf.set(step, (msOf.get(step) ?? 0) + ms)
  return `Time: ${[...msOf].map(([step, ms]) => `${step} ${formatSeconds(ms)}`).join(' · ')}`
}
