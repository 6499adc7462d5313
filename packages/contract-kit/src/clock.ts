/** Time is handed in, so that a test can stop it. All times are UTC. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

const dayMs = 86_400_000

/** The day of a moment, as `2026-11-15`. Days are those of UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The day so many days after the one of a moment. */
export function dayAfter(moment: Date, days: number): string {
  return dayOf(new Date(moment.getTime() + days * dayMs))
}
