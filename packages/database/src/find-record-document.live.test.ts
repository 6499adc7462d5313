import { readFile } from 'node:fs/promises'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { beforeAll, expect, test } from 'vitest'
import { findRecordDocument, findRecordKey } from './find-record-document.ts'
import { recordTables } from './release-schema.ts'

const { db } = await testDatabase('empty')
const json = `{"name":"AT1G01010","text":"${'Ω '.repeat(5000)}"}`

beforeAll(async () => {
  const ddl = await readFile(recordTables, 'utf8')
  for (const id of ['old', 'new']) {
    const client = await db.pool.connect()
    await client.query(`create schema release_${id}; set search_path = release_${id}; ${ddl}`)
    await client.query('insert into record_document values ($1, 1, $2, $3)', ['locus', json, `etag-${id}`])
    await client.query(`insert into record_lookup values ('locus', 'name', 'AT1G01010', 1)`)
    client.release(true)
  }
})

test('the text is sent as it was stored, from the requested release', async () => {
  expect(await findRecordDocument(db.records, 'old', 'locus', 1)).toEqual({ json, etag: 'etag-old' })
  expect(await findRecordDocument(db.records, 'new', 'locus', 1)).toEqual({ json, etag: 'etag-new' })
})

test('no such record, no such kind: null', async () => {
  expect(await findRecordDocument(db.records, 'new', 'locus', 2)).toBeNull()
  expect(await findRecordDocument(db.records, 'new', 'germplasm', 1)).toBeNull()
})

test('a name leads to its key', async () => {
  expect(await findRecordKey(db.records, 'new', 'locus', 'name', 'AT1G01010')).toBe(1)
  expect(await findRecordKey(db.records, 'new', 'locus', 'accession', 'AT1G01010')).toBeNull()
})

test('the statement is prepared once for each release and connection', async () => {
  const client = await db.pool.connect()
  const { rows } = await client.query(`select name from pg_prepared_statements where name like 'record_document:%' order by name`)
  client.release()
  expect(rows).toEqual([{ name: 'record_document:new' }, { name: 'record_document:old' }])
})
