import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type pg from 'pg'

/** Clears up after loads and builds whose process died: a half-loaded release goes, a half-built one is only loaded again. Returns their ids. */
export async function sweepReleases(db: Database): Promise<string[]> {
  const client = await db.pool.connect()
  const swept: string[] = []
  try {
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query<{ id: string }>(
      `select id from community.release where state in ('loading', 'building') order by id`,
    )
    for (const { id } of rows) {
      if (await sweepOne(client, id)) swept.push(id)
    }
    return swept
  } finally {
    // Ends the session, and with it every lock taken here.
    client.release(true)
  }
}

async function sweepOne(client: pg.PoolClient, id: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [lockSpace.work, id])
  if (!rows[0]?.taken) return false
  // Read again under the lock: the work may have ended well in the meantime.
  const { rows: states } = await client.query<{ state: string }>('select state from community.release where id = $1', [id])
  const state = states[0]?.state
  if (state === 'loading') {
    await client.query(`drop schema if exists ${schemaOf(id)} cascade`)
    await client.query(`update community.release set state = 'failed', note = 'The process that loaded it died.' where id = $1`, [id])
  } else if (state === 'building') {
    await client.query(`update community.release set state = 'loaded', note = 'The process that built it died.' where id = $1`, [id])
  }
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace.work, id])
  return state === 'loading' || state === 'building'
}
