import { readFile } from 'node:fs/promises'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { beforeAll, expect, test } from 'vitest'
import { findIdentifiers, type NumberedName } from './find-identifiers.ts'
import { kitTables } from './release-schema.ts'

const { db } = await testDatabase('empty')
const record = { kind: 'locus', status: 'current', key: 1, label: 'AT4G18960', successorKey: null, successorLabel: null }

beforeAll(async () => {
  const client = await db.pool.connect()
  await client.query('create schema release_one; set search_path = release_one')
  for (const file of kitTables) await client.query(await readFile(file, 'utf8'))
  await client.query(`insert into identifier values
    ('AT4G18960', 'locus', 'name', 'current', 1, 'AT4G18960'), ('AG', 'locus', 'symbol', 'current', 1, 'AT4G18960'),
    ('AG', 'genesymbol', 'name', 'current', 7, 'AG'), (E'ODD\\\\N', 'locus', 'alias', 'current', 1, 'AT4G18960')`)
  client.release(true)
})

/** A short list goes into the statement, a long one through a temporary table; both mean the same. */
const lengths = [
  { length: 'short', others: [] },
  { length: 'long', others: Array.from({ length: 1000 }, (_, at): NumberedName => [100 + at, `NOBODY${at}`]) },
]

test.for(lengths)('in a $length list, names are found by their numbers; names nobody is known by are left out', async ({ others }) => {
  const found = await findIdentifiers(db, 'one', [[0, 'AT4G18960'], [5, 'NOBODY'], [9, 'ODD\\N'], ...others], null)
  expect(found).toEqual(
    new Map([
      [0, [{ ...record, type: 'name' }]],
      [9, [{ ...record, type: 'alias' }]],
    ]),
  )
})

test.for(lengths)('in a $length list, of one kind, or of all', async ({ others }) => {
  expect((await findIdentifiers(db, 'one', [[3, 'AG'], ...others], 'locus')).get(3)).toEqual([{ ...record, type: 'symbol' }])
  expect((await findIdentifiers(db, 'one', [[3, 'AG'], ...others], null)).get(3)).toHaveLength(2)
})

test.for(lengths)('$length lists requested at the same time do not meet, and more of them than connections wait', async ({ others }) => {
  const lists = Array.from({ length: 30 }, (_, at) => findIdentifiers(db, 'one', [[at, 'AT4G18960'], ...others], null))
  expect((await Promise.all(lists)).map((found) => [...found.keys()])).toEqual(Array.from({ length: 30 }, (_, at) => [at]))
})

test.for(lengths)('a failure with a $length list leaves nothing behind', async ({ others }) => {
  await expect(findIdentifiers(db, 'gone', [[0, 'AG'], ...others], null)).rejects.toThrow('release_gone.identifier')
  await expect(findIdentifiers(db, 'one', [[0, 'NUL\0'], ...others], null)).rejects.toThrow()
  expect(db.pool.totalCount - db.pool.idleCount).toBe(0)
  expect((await findIdentifiers(db, 'one', [[0, 'AG']], 'locus')).size).toBe(1)
})
