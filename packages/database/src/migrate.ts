import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { lockSpace } from './advisory-lock.ts'
import { inShortLocks, type LockLimits } from './locks/in-short-locks.ts'
import type { Database } from './open-database.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Brings `community` and the job queue to the state of this code. Safe to run from several processes at once. Returns the names applied. */
export async function migrate(db: Pick<Database, 'pool'>, migrations = folder, limits?: LockLimits): Promise<string[]> {
  const client = await db.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1, 0)', [lockSpace.migrate])
    await client.query('set statement_timeout = 0')
    await prepare(client)
    const applied = await applyAll(client, migrations, limits)
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

/** Migrations of this code that the database does not have, or has with another text. */
export async function listPendingMigrations(db: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string; sha256: string }>('select name, sha256 from community.migration')
  const known = new Map(rows.map((row) => [row.name, row.sha256]))
  return (await listMigrations()).filter(({ name, sha256 }) => known.get(name) !== sha256).map(({ name }) => name)
}

/** The migrations of this code, in order. */
export async function listMigrations(): Promise<readonly Pick<Migration, 'name' | 'sha256'>[]> {
  ownMigrations ??= readMigrations(folder)
  return ownMigrations
}

type Migration = { name: string; text: string; sha256: string }
/** The files do not change while a process runs. */
let ownMigrations: Promise<Migration[]> | undefined

async function readMigrations(migrations: URL): Promise<Migration[]> {
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, migrations), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function applyAll(client: pg.PoolClient, migrations: URL, limits: LockLimits | undefined): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from community.migration')
  const known = new Map(rows.map((row) => [row.name, row.sha256]))
  const applied: string[] = []
  for (const { name, text, sha256 } of await readMigrations(migrations)) {
    const before = known.get(name)
    if (before === sha256) continue
    if (before !== undefined) throw new Error(`The migration ${name} was changed after it was applied. Restore it and write a new one.`)
    await applyOne(client, { name, text, sha256 }, limits)
    applied.push(name)
  }
  return applied
}

async function applyOne(client: pg.PoolClient, { name, text, sha256 }: Migration, limits: LockLimits | undefined): Promise<void> {
  const apply = async () => {
    await client.query(text)
    await client.query('insert into community.migration (name, sha256) values ($1, $2)', [name, sha256])
  }
  await inShortLocks(client, apply, limits).catch((cause: unknown) => {
    throw new Error(`The migration ${name} failed: ${messageOf(cause)}`, { cause })
  })
}
