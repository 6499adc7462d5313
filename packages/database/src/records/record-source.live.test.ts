import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { findRecordDocument, findRecordKey } from '../find-record-document.ts'
import { type Database, openDatabase } from '../open-database.ts'
import { recordTables } from '../release-schema.ts'
import { silentProxy } from '../silent-proxy.ts'

// Two databases that say who they are; the tables of the second arrive as those of a replica do, the mark of a built release last.
const primary = await testDatabase('empty')
const replica = await testDatabase('empty')
const proxy = await silentProxy(replica.url)
afterAll(() => proxy.close())

const ddl = await readFile(recordTables, 'utf8')

async function store({ db }: { db: Database }, releaseId: string, who: string): Promise<void> {
  const client = await db.pool.connect()
  await client.query(`create schema release_${releaseId}; set search_path = release_${releaseId}; ${ddl}`)
  await client.query('insert into record_document values ($1, 1, $2, $3)', ['locus', `{"read":"${who}"}`, who])
  await client.query(`insert into record_lookup values ('locus', 'name', 'AT1G01010', $1)`, [who === 'primary' ? 1 : 2])
  client.release(true)
}

const mark = ({ db }: { db: Database }, releaseId: string) =>
  db.pool.query(`insert into community.release (id, shape_hash, state) values ($1, 'shape', 'built')`, [releaseId])

const changes: string[] = []
let db: Database
let releaseId: string
let count = 0

beforeEach(async () => {
  releaseId = `r${++count}`
  await store(primary, releaseId, 'primary')
  await mark(primary, releaseId)
  changes.length = 0
  db = openDatabase({
    url: primary.url,
    replicaUrl: proxy.url,
    replicaPauseMs: 300,
    onReplicaChange: (change) => changes.push(change.isUsed ? `used for ${change.releaseId}` : 'left out'),
  })
  return () => db.close()
})

const read = async () => (await findRecordDocument(db.records, releaseId, 'locus', 1))?.etag
const settled = (who: string) => vi.waitFor(async () => expect(await read()).toBe(who), { timeout: 10_000, interval: 50 })

test('[OPER-044] without the mark of a built release on the replica, the primary is read, even if the replica has some of its records', async () => {
  await store(replica, releaseId, 'replica')
  for (let turn = 0; turn < 5; turn++) {
    expect(await read()).toBe('primary')
    await sleep(100)
  }
  expect([db.records.isReplica(), changes]).toEqual([false, []])
  await mark(replica, releaseId)
  await settled('replica')
  expect([db.records.isReplica(), changes]).toEqual([true, [`used for ${releaseId}`]])
})

test('[OPER-044] records and the names that lead to them come from the replica, those of a release that it lacks from the primary', async () => {
  await store(replica, releaseId, 'replica')
  await mark(replica, releaseId)
  await settled('replica')
  expect(await findRecordKey(db.records, releaseId, 'locus', 'name', 'AT1G01010')).toBe(2)
  const next = `${releaseId}_next`
  await store(primary, next, 'primary')
  await mark(primary, next)
  expect((await findRecordDocument(db.records, next, 'locus', 1))?.etag).toBe('primary')
})

test('[OPER-044] a replica that breaks off fails no read and is used again after a pause', async () => {
  await store(replica, releaseId, 'replica')
  await mark(replica, releaseId)
  await settled('replica')
  // As a replica does with reads that stand in the way of what it has to replay.
  await replica.db.pool.query(`alter table release_${releaseId}.record_document rename to away`)
  expect(await read()).toBe('primary')
  expect([db.records.isReplica(), changes]).toEqual([false, [`used for ${releaseId}`, 'left out']])
  await replica.db.pool.query(`alter table release_${releaseId}.away rename to record_document`)
  await settled('replica')
  expect(changes.at(-1)).toBe(`used for ${releaseId}`)
})

test('[OPER-044] a replica that goes silent costs a read about two seconds once, and those after it nothing', async () => {
  await store(replica, releaseId, 'replica')
  await mark(replica, releaseId)
  await settled('replica')
  proxy.silence()
  const start = performance.now()
  expect(await read()).toBe('primary')
  expect(performance.now() - start).toBeLessThan(5000)
  const second = performance.now()
  for (let turn = 0; turn < 20; turn++) expect(await read()).toBe('primary')
  expect(performance.now() - second).toBeLessThan(1500)
  proxy.speak()
  await settled('replica')
})
