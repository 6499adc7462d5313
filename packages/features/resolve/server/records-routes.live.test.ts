import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { kindNames, kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import type { Role } from '@rosette/test-kit/people/as.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { describe, expect, test } from 'vitest'
import { RecordsAnswer } from '../contract/records-call.ts'

const database = demoDatabase()
const { as } = await demoSite()
const { as: guardedAs } = await demoSite('spec')
const ownDatabase = await testDatabase()
const releaseKindNames = kindNames.filter((name) => Object.hasOwn(kindServers, name))

async function someKeys(kind: string): Promise<number[]> {
  const { rows } = await database.db.pool.query<{ key: number }>(
    `select key from release_${database.releaseId}.record_document where kind = $1 order by key limit 3`,
    [kind],
  )
  return rows.map(({ key }) => key)
}

async function rowsOf(kind: string, ids: readonly string[], visitor = as('anonymous'), release = database.releaseId) {
  const answer = await visitor.post('/api/records', { kind, ids })
  expect(answer).toMatchObject({ status: 200, headers: { 'rosette-release': release } })
  const { rows, releaseId } = RecordsAnswer.parse(answer.body)
  expect(releaseId).toBe(release)
  expect(rows.map(({ input }) => input)).toEqual(ids)
  return rows
}

describe.each(releaseKindNames)('%s', (name) => {
  test('[API-073] records in one call are those of single calls', async () => {
    const keys = await someKeys(name)
    const rows = await rowsOf(
      name,
      keys.map((key) => `key:${key}`),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { key, record, bucket } of rows) {
      expect(bucket).toBe('matched')
      expect(record).toEqual((await as('anonymous').get(`/api/detail/${name}?key=${key}`)).body)
    }
  })

  const roles: [Role, boolean][] = [
    ['anonymous', false],
    ['member', false],
    ['curator', false],
    ['orcid', true],
    ['subscriber', true],
  ]
  test.each(roles)('[API-073] [GUARD-007] they are guarded as single ones are: %s', async (role, isAllowed) => {
    const [key] = await someKeys(name)
    for (const id of [`key:${key}`, 'NO SUCH NAME']) {
      const answer = await guardedAs(role).post('/api/records', { kind: name, ids: [id] })
      expect(answer.status).toBe(isAllowed ? 200 : 403)
      if (!isAllowed) expect(Object.keys(Object(answer.body)).sort()).toEqual(['code', 'error', 'message', 'requestId'])
    }
  })
})

test('[API-073] every id has a row in its place, whatever it leads to', async () => {
  const ids = [
    'at4g18960',
    'AG',
    'no such gene',
    'AT4G18960',
    ' key:999999999999 ',
    'AT4G18960.1',
    'key:-1',
    '🌱',
    "'; drop table x;--",
    'AT4G18960',
  ]
  const rows = await rowsOf('locus', ids)
  const [first, alias, unknown, duplicate, missing, converted, , , , again] = rows
  expect(first).toMatchObject({ bucket: 'matched', record: { name: 'AT4G18960' } })
  expect(alias).toMatchObject({ bucket: 'alias', key: first?.key })
  expect(unknown).toMatchObject({ bucket: 'unknown', key: null, record: null })
  expect(duplicate).toMatchObject({ bucket: 'duplicate', ofLine: 1, record: null })
  expect(missing).toMatchObject({ bucket: 'unknown', key: null, record: null })
  expect(converted).toMatchObject({ bucket: 'converted', record: { name: 'AT4G18960' } })
  // Its number is that of the row, though the key before it was not resolved.
  expect(again).toMatchObject({ bucket: 'duplicate', ofLine: 1 })
  expect(rows.slice(6, 9).map(({ bucket }) => bucket)).toEqual(['unknown', 'unknown', 'unknown'])
})

test('[API-073] an obsolete id has its successors, and an ambiguous one what it may mean', async () => {
  const { rows: obsolete } = await database.db.pool.query<{ name: string }>(
    `select name from release_${database.releaseId}.identifier where kind = 'locus' group by name
     having bool_and(status = 'obsolete') and bool_or(successor_key is not null) order by name limit 1`,
  )
  const [row] = await rowsOf('locus', [obsolete[0]?.name ?? ''])
  expect(row).toMatchObject({ bucket: 'obsolete', candidates: [expect.objectContaining({ kind: 'locus' })] })
})

test('[API-073] a thousand ids are answered, one more is refused, and so are none and blank ones', async () => {
  const many = Array.from({ length: 1000 }, (_, at) => `AT1G${String(at).padStart(5, '0')}`)
  // More than 200 names are looked up in a temporary table, which the site for reading cannot make.
  const { as: writing } = await testApp(ownDatabase)
  expect(await rowsOf('locus', many, writing('anonymous'), ownDatabase.releaseId)).toHaveLength(1000)
  for (const ids of [[...many, 'AT4G18960'], [], [''], [' '], ['\u200B'], ['x'.repeat(201)], [7], 'AT4G18960', null]) {
    const answer = await as('anonymous').post('/api/records', { kind: 'locus', ids })
    expect(answer.status, JSON.stringify(ids)?.slice(0, 40)).toBe(400)
    expect(ApiProblem.parse(answer.body).code).toBe('invalid_request')
  }
})

test('[API-073] people and organizations are read one by one', async () => {
  for (const kind of ['person', 'organization', 'constructor', 'toString'])
    expect((await as('subscriber').post('/api/records', { kind, ids: ['key:1'] })).status, kind).toBe(400)
  expect(kinds.person.isOfPeople).toBe(true)
})

test('[API-073] the cost is drawn before the work', async () => {
  const clock = fixedClock()
  const limited = await testApp(ownDatabase, { clock, env: { COST_PER_MINUTE: '20' } })
  const ask = () => limited.as('anonymous').post('/api/records', { kind: 'locus', ids: ['AT4G18960', ...Array(30).fill('AT4G18960')] })
  expect((await ask()).status).toBe(200)
  expect(await ask()).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } })
})
