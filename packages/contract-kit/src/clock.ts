/** Time is handed in, so that a test can stop it. All times are UTC. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
