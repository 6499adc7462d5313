import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

export type LockLimits = {
  /** How long a statement may wait for a lock: requests that come after it queue up behind it for as long. */
  timeoutMs: number
  attempts: number
  /** Between attempts, in which the requests that waited are served. */
  pauseMs: number
}

/** Some two minutes in all: longer than any request, shorter than the patience of an operator. */
const usualLimits: LockLimits = { timeoutMs: 2000, attempts: 40, pauseMs: 1000 }

const lockNotAvailable = '55P03'
const deadlockDetected = '40P01'

/**
 * One transaction that changes tables while the site uses them. A statement that waits for a lock holds up everybody who comes after it,
 * so it gives up soon, all is undone, and after a pause it is tried again (OPER-020).
 */
export async function inShortLocks(client: pg.PoolClient, run: () => Promise<unknown>, limits = usualLimits): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await client.query('begin')
    try {
      await client.query(`set local lock_timeout = ${limits.timeoutMs}`)
      await run()
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (!isAboutLocks(error)) throw error
      if (attempt >= limits.attempts) throw giveUp(attempt, error)
    }
    await wait(limits.pauseMs)
  }
}

function isAboutLocks(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === lockNotAvailable || error.code === deadlockDetected)
}

function giveUp(attempts: number, cause: unknown): Error {
  const reason = `other transactions held locks that it needed, ${attempts} times in a row. Nothing was changed; try again later.`
  return new Error(`${reason} Long transactions are in pg_stat_activity.`, { cause })
}
