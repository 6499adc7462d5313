import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { afterAll, expect, test } from 'vitest'
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
