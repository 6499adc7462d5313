import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { lockSpace } from './advisory-lock.ts'
import type { Database } from './open-database.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Brings `community` and the job queue to the state of this code. Safe to run from several processes at once. Returns the names applied. */
export async function migrate(db: Pick<Database, 'pool'>, migrations = folder): Promise<string[]> {
  const client = await db.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1, 0)', [lockSpace.migrate])
    await client.query('set statement_timeout = 0')
    await prepare(client)
    const applied = await applyAll(client, migrations)
    await runMigrations({ pgPool: db.pool, noHandleSignals: true })
    return applied
  } finally {
    // The session ends with the connection, and the lock with it, also when a statement failed half-way.
    client.release(true)
  }
}

async function prepare(client: pg.PoolClient): Promise<void> {
  await client.query(`
    create schema if not exists community;
    create table if not exists community.migration (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`)
}

async function applyAll(client: pg.PoolClient, migrations: URL): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from community.migration')
  const known = new Map(rows.map((row) => [row.name, row.sha256]))
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()
  const applied: string[] = []
  for (const name of names) {
    const text = await readFile(new URL(name, migrations), 'utf8')
    const sha256 = createHash('sha256').update(text).digest('hex')
    const before = known.get(name)
    if (before === sha256) continue
    if (before !== undefined) throw new Error(`The migration ${name} was changed after it was applied. Restore it and write a new one.`)
    await applyOne(client, name, text, sha256)
    applied.push(name)
  }
  return applied
}

async function applyOne(client: pg.PoolClient, name: string, text: string, sha256: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into community.migration (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`The migration ${name} failed: ${messageOf(cause)}`, { cause })
  }
}
