import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'

/** Nobody waits longer for a page before it says that it takes its time. Everything is tried for so long before it becomes a run. */
const leastSeconds = 2
const mostSeconds = 30

/**
 * How long a caller waits for an answer before they take a run, by their `Prefer` (RFC 7240): `respond-async`, and `wait` in seconds, at least
 * those in which most are answered: a run takes up a place and is stored. Null if they want the answer itself, however long it takes.
 */
export function patienceMs(prefer: string | string[] | undefined): number | null {
  const wishes = [prefer ?? []].flat().flatMap((line) =>
    line
      .toLowerCase()
      .split(/[,;]/)
      .map((wish) => wish.trim()),
  )
  if (!wishes.includes('respond-async')) return null
  const wait = z.coerce
    .number()
    .int()
    .min(0)
    .safeParse(wishes.find((wish) => wish.startsWith('wait='))?.slice(5))
  return 1000 * Math.min(mostSeconds, Math.max(leastSeconds, wait.success ? wait.data : leastSeconds))
}

/** What some work gives within a time, or null. The work is told that nobody waits any longer. */
export async function inTime<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result | null> {
  const [late, done] = [new AbortController(), new AbortController()]
  const working = work(late.signal)
  try {
    const timer = setTimeout(ms, null, { signal: done.signal }).catch(() => null)
    return await Promise.race([working, timer])
  } finally {
    done.abort()
    late.abort()
    // It was told to stop, so that it fails is expected.
    working.catch(() => null)
  }
}
