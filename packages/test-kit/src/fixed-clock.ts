import type { Clock } from '@rosette/contract-kit/clock.ts'

export type FixedClock = Clock & {
  /** Lets time pass. */
  advance(ms: number): void
}

/** A clock that stands still until a test moves it. */
export function fixedClock(iso = '2026-11-01T00:00:00Z'): FixedClock {
  let time = new Date(iso).getTime()
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms
    },
  }
}
