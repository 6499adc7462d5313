import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'

const { db } = await testDatabase('empty')
const dir = await mkdtemp(join(tmpdir(), 'rosette-migrations-'))
const folder = pathToFileURL(`${dir}/`)
afterAll(() => rm(dir, { recursive: true }))

test('a migrated database has nothing left to apply, and the queue is there', async () => {
  expect(await migrate(db)).toEqual([])
  const { rows } = await db.pool.query(
    `select to_regclass('graphile_worker.jobs') is not null as queue, count(*) as migrations from community.migration`,
  )
  const files = await readdir(new URL('./migrations/', import.meta.url))
  expect(rows).toEqual([{ queue: true, migrations: files.length }])
})

test('new files are applied in order, once, also by two processes at the same time', async () => {
  await writeFile(join(dir, '0102-second.sql'), 'insert into community.trial values (2)')
  await writeFile(join(dir, '0101-first.sql'), 'create table community.trial (value integer)')
  const applied = await Promise.all([migrate(db, folder), migrate(db, folder)])
  expect(applied.flat()).toEqual(['0101-first.sql', '0102-second.sql'])
  const { rows } = await db.pool.query('select value from community.trial')
  expect(rows).toEqual([{ value: 2 }])
})

test('a file that was changed after it was applied is refused', async () => {
  await writeFile(join(dir, '0101-first.sql'), 'create table community.trial (value bigint)')
  await expect(migrate(db, folder)).rejects.toThrow('The migration 0101-first.sql was changed after it was applied')
  await writeFile(join(dir, '0101-first.sql'), 'create table community.trial (value integer)')
})

test('a migration that fails leaves nothing of itself', async () => {
  await writeFile(join(dir, '0103-third.sql'), 'insert into community.trial values (3); select no_such_column from community.trial')
  await expect(migrate(db, folder)).rejects.toThrow(/0103-third\.sql failed: column "no_such_column" does not exist/)
  const { rows } = await db.pool.query('select count(*) as count from community.trial where value = 3')
  expect(rows).toEqual([{ count: 0 }])
})

/** A migration of a table that somebody reads in a transaction that does not end. */
async function behindReader(name: string) {
  const others = await mkdtemp(join(tmpdir(), 'rosette-migrations-'))
  onTestFinished(() => rm(others, { recursive: true }))
  await db.pool.query(`create table community.${name} (value integer)`)
  await writeFile(join(others, `${name}.sql`), `alter table community.${name} add column note text`)
  const reader = await db.pool.connect()
  onTestFinished(() => reader.release(true))
  await reader.query(`begin; select from community.${name}`)
  return { reader, others: pathToFileURL(`${others}/`) }
}

test('[OPER-020] a migration that waits for a lock lets others pass, and is applied once the lock is gone', async () => {
  const { reader, others } = await behindReader('busy')
  const migrating = migrate(db, others, { timeoutMs: 200, attempts: 200, pauseMs: 200 })
  const until = performance.now() + 3000
  let longest = 0
  let waited = 0
  while (performance.now() < until) {
    const start = performance.now()
    await db.pool.query('select value from community.busy')
    longest = Math.max(longest, performance.now() - start)
    if (performance.now() - start > 50) waited++
    await wait(10)
  }
  // Readers did queue up behind the migration, so it tried; without its timeout they would have waited until the end.
  expect(waited).toBeGreaterThan(1)
  expect(longest).toBeLessThan(1500)
  await reader.query('commit')
  expect(await migrating).toEqual(['busy.sql'])
  expect((await db.pool.query('select note from community.busy')).rows).toEqual([])
})

test('[OPER-020] after a limited number of attempts it gives up, and nothing is changed', async () => {
  const { others } = await behindReader('hopeless')
  const start = performance.now()
  await expect(migrate(db, others, { timeoutMs: 100, attempts: 3, pauseMs: 50 })).rejects.toThrow(
    /hopeless\.sql failed: other transactions held locks that it needed, 3 times in a row/,
  )
  expect(performance.now() - start).toBeGreaterThan(400)
  await expect(db.pool.query('select note from community.hopeless')).rejects.toThrow('does not exist')
})
