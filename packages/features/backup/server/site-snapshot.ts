import { ReleaseSource } from '@rosette/contract-kit/kind/release-facts.ts'
import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { z } from 'zod'
import type { BackupManifest, BackupRelease } from './backup-manifest.ts'

/** The database in one moment, for as long as the snapshot is open. */
export type SiteSnapshot = Pick<BackupManifest, 'siteId' | 'migrations' | 'releases'> & {
  /** By which pg_dump sees the same. */
  name: string
  /** What a dump holds, before it is compressed. */
  tables: number
  bytes: number
}

type Client = Pick<Database['pool'], 'query'>

/** Opens a snapshot, and keeps the releases of it from being retired while something is done with them. */
export async function withSiteSnapshot<T>(db: Database, hasReleases: boolean, run: (snapshot: SiteSnapshot) => Promise<T>): Promise<T> {
  const client = await db.pool.connect()
  try {
    // pg_dump takes longer than any session may usually wait.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    const served = await findReleases(client, hasReleases)
    for (const { id } of served) await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockSpace.served, id])
    await client.query('begin isolation level repeatable read read only')
    const snapshot = await describe(client, await findReleases(client, hasReleases))
    if (served.map(({ id }) => id).join() !== snapshot.releases.map(({ id }) => id).join())
      throw new Error('Another release was published just now. Start the backup again.')
    return await run(snapshot)
  } finally {
    // Ends the session, and with it the transaction and the locks.
    client.release(true)
  }
}

async function describe(client: Client, releases: BackupRelease[]): Promise<SiteSnapshot> {
  const schemas = ['community', 'graphile_worker', ...releases.flatMap(({ id, isIncluded }) => (isIncluded ? [schemaOf(id)] : []))]
  const { rows: facts } = await client.query<Omit<SiteSnapshot, 'migrations' | 'releases'>>(
    `select pg_export_snapshot() as name, (select id from community.site) as "siteId", count(*) as tables,
      coalesce(sum(pg_table_size(oid)), 0)::bigint as bytes
    from pg_class where relkind = 'r' and relnamespace::regnamespace::text = any($1)`,
    [schemas],
  )
  const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from community.migration order by name',
  )
  if (!facts[0]) throw new Error('PostgreSQL exported no snapshot')
  return { ...facts[0], migrations, releases }
}

const ReleaseRow = z.object({ id: z.string(), shapeHash: z.string(), sources: z.array(ReleaseSource) })

async function findReleases(client: Client, isIncluded: boolean): Promise<BackupRelease[]> {
  const { rows } = await client.query(
    `select id, shape_hash as "shapeHash", sources from community.release
    where exists (select from community.published_release where release.id in (release_id, previous_release_id)) order by id`,
  )
  return z
    .array(ReleaseRow)
    .parse(rows)
    .map(({ sources, ...release }) => ({
      ...release,
      isIncluded,
      sources: sources.map(({ file, sha256, bytes }) => ({ file, sha256, bytes })),
    }))
}
