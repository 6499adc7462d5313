import type { TrialSite } from '../e2e/trial-site.ts'

/** What an attack did to the site, beside what it may do at most. */
export type Finding = { what: string; figure: string; goal: string; isHeld: boolean }

export type AttackStage = {
  /** Starts the product with these settings on the same data; closed by `close`. */
  open(settings?: Record<string, string>): Promise<TrialSite>
  say(line: string): void
}

export type Attack = (stage: AttackStage) => Promise<Finding[]>

/** Opens a site for one attack. */
export async function onSite<Result>(
  { open }: Pick<AttackStage, 'open'>,
  settings: Record<string, string>,
  use: (site: TrialSite) => Promise<Result>,
): Promise<Result> {
  const site = await open(settings)
  try {
    return await use(site)
  } finally {
    await site.close()
  }
}

/** Limits that would end an attack before it reaches what it is aimed at. */
export const withoutLimits = { RATE_LIMIT_PER_MINUTE: '0', COST_PER_MINUTE: '0', MAX_LOOP_DELAY_MS: '0' }

/** As an operator gets it, except that the site is open. */
export const asInstalled = { RATE_LIMIT_PER_MINUTE: '600', COST_PER_MINUTE: '10000', SPELLING_TIMEOUT_MS: '150' }

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const formatMs = (ms: number) => (ms < 10_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`)
