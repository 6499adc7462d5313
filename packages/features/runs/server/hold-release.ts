import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { RunError } from './define-tool.ts'

/** Does something with a release that is not retired meanwhile. One that has been retired before fails: its data are gone. */
export async function withRelease<Result>({ pool }: Database, releaseId: string, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockSpace.served, releaseId])
    const { rowCount } = await client.query(
      `select from community.release where id = $1 and state not in ('failed', 'retiring', 'retired')`,
      [releaseId],
    )
    if (rowCount === 0) throw new RunError('The data release was replaced while the run waited. Please run it again.', { isOurs: true })
    return await work()
  } finally {
    // Closing the connection gives the lock back, also if it is broken.
    client.release(true)
  }
}
