const secondsOf: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

/**
 * Our alert rules with all their times divided: how long a fault must last (`for:`) and the windows over which rates are taken (`[5m]`).
 * Nothing else changes, thresholds least of all. So an alert that takes minutes can be seen to fire and end in seconds.
 */
export function shortenRules(rules: string, divisor: number): string {
  const shortened = (_match: string, before: string, count: string, unit: string, after: string) =>
    `${before}${Math.max(1, Math.round((Number(count) * (secondsOf[unit] ?? 1)) / divisor))}s${after}`
  return rules.replace(/^( +for: )(\d+)([smhd])($)/gm, shortened).replace(/(\[)(\d+)([smhd])(\])/g, shortened)
}
