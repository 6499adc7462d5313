import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type pg from 'pg'

/**
 * A load or build that is going on. Its connection holds a lock that ends with the process, however it ends: so a later
 * run can tell work that goes on from work that died.
 */
export type ReleaseWork = {
  releaseId: string
  client: pg.PoolClient
  finish(state: 'loaded' | 'built', counts?: Readonly<Record<string, number>>): Promise<void>
  fail(error: unknown): Promise<void>
}

/** Reserves an id, takes its lock and makes its empty schema. */
export async function startLoad(
  db: Database,
  { releaseId: wanted, shapeHash, now }: { releaseId: string | undefined; shapeHash: string; now: Date },
): Promise<ReleaseWork> {
  return withClient(db, async (client) => {
    await client.query('begin')
    // Two loads that start together must not choose the same id.
    await client.query('select pg_advisory_xact_lock($1, 0)', [lockSpace.releaseId])
    const releaseId = wanted ?? (await nextReleaseId(client, now))
    const schema = schemaOf(releaseId)
    await takeWorkLock(client, releaseId)
    // A load that failed was never read, and what a restored site lacks is loaded again from the same files (OPER-015). All other ids stay
    // taken (OPER-022): caches in the site and before it go by them.
    await client.query(`delete from community.release where id = $1 and state = 'failed'`, [releaseId])
    const { rowCount } = await client.query(
      `insert into community.release (id, shape_hash, state, created_at) values ($1, $2, 'loading', $3) on conflict do nothing`,
      [releaseId, shapeHash, now],
    )
    if (rowCount === 0) throw new Error(`There is a release ${releaseId} already. Choose another id.`)
    await client.query(`create schema ${schema}`)
    await client.query('commit')
    return workOn(client, releaseId, { failedState: 'failed', isSchemaDropped: true })
  })
}

/** Takes a loaded release in hand to build it, or to build it once more. */
export async function startBuild(db: Database, releaseId: string, shapeHash: string): Promise<ReleaseWork> {
  return withClient(db, async (client) => {
    await takeWorkLock(client, releaseId)
    const { rows } = await client.query<{ state: string; shape_hash: string; is_published: boolean }>(findReleaseSql, [releaseId])
    const release = rows[0]
    if (!release) throw new Error(`There is no release ${releaseId}.`)
    if (release.shape_hash !== shapeHash) throw new Error(`Release ${releaseId} was loaded by code of another shape. Load it again.`)
    if (release.is_published) throw new Error(`Release ${releaseId} is published and stays as it is. Load a new one.`)
    if (!['loaded', 'building', 'built'].includes(release.state))
      throw new Error(`Release ${releaseId} is ${release.state}, so it can't be built.`)
    await client.query(`update community.release set state = 'building', note = null where id = $1`, [releaseId])
    return workOn(client, releaseId, { failedState: 'loaded', isSchemaDropped: false })
  })
}

const findReleaseSql = `
  select state, shape_hash,
    exists (select from community.published_release where $1 in (release_id, previous_release_id)) as is_published
  from community.release where id = $1`

async function withClient(db: Database, run: (client: pg.PoolClient) => Promise<ReleaseWork>): Promise<ReleaseWork> {
  const client = await db.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    return await run(client)
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Runs something on a built release while nobody else loads, builds or indexes it. */
export async function aloneWithRelease<T>(db: Database, releaseId: string, run: () => Promise<T>): Promise<T> {
  const client = await db.pool.connect()
  try {
    await takeWorkLock(client, releaseId)
    const { rows } = await client.query<{ state: string }>('select state from community.release where id = $1', [releaseId])
    if (rows[0]?.state !== 'built') throw new Error(`Release ${releaseId} is ${rows[0]?.state ?? 'unknown'}, not built.`)
    return await run()
  } finally {
    // Ends the session, and the lock with it.
    client.release(true)
  }
}

async function takeWorkLock(client: pg.PoolClient, releaseId: string): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
    lockSpace.work,
    releaseId,
  ])
  if (!rows[0]?.taken) throw new Error(`Another process is working on release ${releaseId}.`)
}

function workOn(
  client: pg.PoolClient,
  releaseId: string,
  onFailure: { failedState: 'failed' | 'loaded'; isSchemaDropped: boolean },
): ReleaseWork {
  return {
    releaseId,
    client,
    async finish(state, counts = {}) {
      const builtAt = state === 'built' ? 'now()' : 'null'
      const facts = [releaseId, state, JSON.stringify(counts)]
      await client.query(`update community.release set state = $2, counts = $3, built_at = ${builtAt} where id = $1`, facts)
      await letGo(client, releaseId)
    },
    async fail(error) {
      try {
        if (onFailure.isSchemaDropped) await client.query(`drop schema if exists ${schemaOf(releaseId)} cascade`)
        const note = messageOf(error)
        await client.query('update community.release set state = $2, note = $3 where id = $1', [releaseId, onFailure.failedState, note])
        await letGo(client, releaseId)
      } catch {
        // PostgreSQL is away. The next load sweeps what is left; the error that led here is the one to show.
        client.release(true)
      }
    },
  }
}

/** Unlocked by hand: PostgreSQL notices the end of a connection a little later, and the next step may follow at once. */
async function letGo(client: pg.PoolClient, releaseId: string): Promise<void> {
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace.work, releaseId])
  client.release(true)
}

/**
 * The time of the load: 2026_11_15_083000. Time does not return, so that the id is new even if the rows of later releases were lost because
 * an older backup was restored. A second that is taken is left to its owner.
 */
async function nextReleaseId(db: Pick<pg.PoolClient, 'query'>, now: Date): Promise<string> {
  const { rows } = await db.query<{ id: string }>('select id from community.release')
  const taken = new Set(rows.map(({ id }) => id))
  let time = now.getTime()
  while (taken.has(idAt(time))) time += 1000
  return idAt(time)
}

function idAt(time: number): string {
  const [day = '', timeOfDay = ''] = new Date(time).toISOString().slice(0, 19).split('T')
  return `${day.replaceAll('-', '_')}_${timeOfDay.replaceAll(':', '')}`
}

/** A transaction in which unqualified names mean the release's own tables. */
export async function inReleaseSchema(
  work: Pick<ReleaseWork, 'client' | 'releaseId'>,
  run: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const { client, releaseId } = work
  await client.query('begin')
  try {
    // Whole tables are sorted and joined here, one statement at a time: more memory than a request may have.
    await client.query(`set local search_path = ${schemaOf(releaseId)}; set local work_mem = '128MB'`)
    await run(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

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
