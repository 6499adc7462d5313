import { setImmediate } from 'node:timers/promises'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { beforeEach, expect, test } from 'vitest'
import { copyRows } from './copy-rows.ts'

const { db } = await testDatabase('empty')
const columns = ['key', 'name', 'is_obsolete']

beforeEach(async () => {
  await db.pool.query('drop table if exists trial; create table trial (key bigint primary key, name text, is_obsolete boolean)')
})

test('every value comes back as it went in', async () => {
  const rows = [
    { key: 1, name: 'tab\tline\nreturn\rslash\\ \\N', is_obsolete: true },
    { key: 2, name: null, is_obsolete: null },
    { key: 3, name: '', is_obsolete: false },
    { key: 4, name: 'Ω 🌱 \u2028', is_obsolete: false },
  ]
  const copy = await copyRows(db.pool, 'trial', columns)
  for (const row of rows) copy.row([row.key, row.name, row.is_obsolete])
  expect(await copy.end()).toBe(4)
  expect((await db.pool.query('select * from trial order by key')).rows).toEqual(rows)
})

test('many rows pass with little memory, because the writer waits', async () => {
  const copy = await copyRows(db.pool, 'trial', columns)
  const name = 'x'.repeat(1000)
  const before = process.memoryUsage().rss
  for (let key = 0; key < 100_000; key++) {
    copy.row([key, name, false])
    if (key % 100 === 0) await copy.drained()
  }
  expect(await copy.end()).toBe(100_000)
  expect(process.memoryUsage().rss - before).toBeLessThan(90_000_000)
})

test('a refused row fails the copy and is named; nothing is stored and the connection is free again', async () => {
  const copy = await copyRows(db.pool, 'trial', columns)
  copy.row([1, 'fine', true])
  copy.row(['twelve', 'wrong', true])
  await expect(copy.end()).rejects.toThrow(/trial: .*"twelve".*line 2, column key/)
  expect((await db.pool.query('select count(*) as count from trial')).rows).toEqual([{ count: 0 }])
  expect(db.pool.totalCount - db.pool.idleCount).toBe(0)
})

test('a failure is reported while rows still come, not only at the end', async () => {
  const copy = await copyRows(db.pool, 'trial', columns)
  const writeOn = async () => {
    for (let key = 0; key < 1_000_000; key++) {
      copy.row([key % 2, 'the key comes twice', true])
      if (key % 1000 !== 0) continue
      await copy.drained()
      // Rows come from a file, so between two batches there is time to hear from PostgreSQL.
      await setImmediate()
    }
  }
  await expect(writeOn()).rejects.toThrow(/duplicate key/)
  await copy.abort()
})

test('an abandoned copy stores nothing', async () => {
  const copy = await copyRows(db.pool, 'trial', columns)
  copy.row([1, 'x', true])
  await copy.abort()
  expect((await db.pool.query('select count(*) as count from trial')).rows).toEqual([{ count: 0 }])
})
