export type UsageLevel = 'success' | 'warning' | 'danger'

export type UsageShare = { percent: number; level: UsageLevel }

/** How much of the units is left: success above 70 %, warning above 30 %, otherwise danger (SUBS-017). If nothing was granted, nothing is missing: 100 % (SUBS-018). */
export function usageShare(remaining: number, total: number): UsageShare {
  const percent = total > 0 ? (Math.min(Math.max(remaining, 0), total) / total) * 100 : 100
  return { percent, level: percent > 70 ? 'success' : percent > 30 ? 'warning' : 'danger' }
}
