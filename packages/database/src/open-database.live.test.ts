import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'

const { db, url } = await testDatabase('empty')

test('keys and counts are numbers, dates stay texts, times are UTC', async () => {
  const { rows } = await db.pool.query(
    `select 9007199254740991 as key, array[1::bigint, null] as keys, date '2026-11-01' as day, current_setting('timezone') as zone`,
  )
  expect(rows).toEqual([{ key: 9_007_199_254_740_991, keys: [1, null], day: '2026-11-01', zone: 'UTC' }])
})

test('a number that can not be kept exactly is refused', async () => {
  await expect(db.pool.query('select 9007199254740993::bigint as key')).rejects.toThrow(/too large/)
})

test('two releases are read side by side through one pool, names in camelCase', async () => {
  for (const id of ['one', '2026_11_15_2']) {
    await db.pool.query(
      `create schema release_${id}; create table release_${id}.record_lookup (kind text, "by" text, value text, key bigint)`,
    )
    await db.release(id).insertInto('recordLookup').values({ kind: 'k', by: 'name', value: id, key: 1 }).execute()
  }
  expect(await db.release('one').selectFrom('recordLookup').select('value').execute()).toEqual([{ value: 'one' }])
  expect(await db.release('2026_11_15_2').selectFrom('recordLookup').select('value').execute()).toEqual([{ value: '2026_11_15_2' }])
})

test('a slow statement of a request is cancelled', async () => {
  const hurried = openDatabase({ url, statementTimeoutMs: 100 })
  await expect(hurried.pool.query('select pg_sleep(5)')).rejects.toThrow(/statement timeout/)
  await hurried.close()
})

test('connections that PostgreSQL ends are replaced', async () => {
  const errors: Error[] = []
  const other = openDatabase({ url, poolSize: 1, onError: (error) => errors.push(error) })
  const { rows } = await other.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  await db.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect.poll(() => errors.length).toBe(1)
  expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.close()
})
