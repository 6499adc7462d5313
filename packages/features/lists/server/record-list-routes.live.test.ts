import { makeSomebody, type Somebody } from '@rosette/test-kit/access/somebody.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { ListVersions, maxRecordLists, OwnRecordLists, RecordList } from '../../list-contents/contract/record-list.ts'
import { pruneLists } from '../../list-contents/server/list-content-store.ts'

const database = await testDatabase()
const { community } = database.db
const clock = fixedClock()
const { app, log } = await testApp(database, { hasSessions: true, clock })
const anonymous = callerWith(app, {})
const origin = { by: 'pasted' }
const dayMs = 24 * 3_600_000

async function keep(...items: string[]): Promise<string> {
  return StoredContent.parse((await anonymous.post('/api/list-contents', { kind: 'locus', items })).body).id
}

async function make(owner: Somebody, changes: object = {}, headers = {}): Promise<RecordList> {
  const list = { name: 'Flowering time', contentId: await keep('AT4G18960', 'AT5G10140'), origin, ...changes }
  const { status, body } = await owner.post('/api/record-lists', list, headers)
  expect(status, JSON.stringify(body)).toBe(200)
  return RecordList.parse(body)
}

type Sender = Pick<Somebody, 'cookies'>

async function send(method: 'PATCH' | 'DELETE', { cookies }: Sender, listId: string, version: number | null, body?: object) {
  const answer = await app.inject({
    method,
    url: `/api/record-lists/${listId}`,
    cookies,
    headers: { ...(version !== null && { 'if-match': `"${version}"` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const patch = (who: Sender, listId: string, version: number | null, body: object) => send('PATCH', who, listId, version, body)
const remove = (who: Sender, listId: string, version: number) => send('DELETE', who, listId, version)

test('[LIST-021] 200 lists and 2,000,000 items an account, with limits of name, note and colour', async () => {
  const owner = await makeSomebody(database, app, 'basic')
  const contentId = await keep('AT4G18960')
  const refused = async (changes: object) => (await owner.post('/api/record-lists', { name: 'A', contentId, origin, ...changes })).status
  expect(await refused({ name: 'x'.repeat(121) })).toBe(400)
  expect(await refused({ note: 'x'.repeat(4001) })).toBe(400)
  expect(await refused({ colour: 8 })).toBe(400)
  expect(await make(owner, { name: 'x'.repeat(120), note: 'x'.repeat(4000), colour: 7 })).toMatchObject({
    colour: 7,
    count: 2,
    isShared: false,
  })
  const big = await keep(...Array.from({ length: 100_000 }, (_, at) => `X${at}`))
  for (let at = 0; at < 19; at++) await make(owner, { contentId: big })
  const last = await make(owner, { contentId: await keep(...Array.from({ length: 99_998 }, (_, at) => `X${at}`)) })
  expect((await owner.post('/api/record-lists', { name: 'A', contentId, origin })).body).toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/2,000,000/),
  })
  expect((await patch(owner, last.listId, 1, { content: { contentId: big, origin } })).status).toBe(409)
  expect((await patch(owner, last.listId, 1, { content: { contentId, origin } })).status).toBe(200)
  for (let at = 21; at < maxRecordLists; at++) await make(owner, { contentId })
  expect((await owner.post('/api/record-lists', { name: 'A', contentId, origin })).body).toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/200 lists/),
  })
})

test('[LIST-022] a repeated call with the same Idempotency-Key makes one list', async () => {
  const owner = await makeSomebody(database, app, 'basic')
  const headers = { 'idempotency-key': 'once' }
  const [first, second] = [await make(owner, {}, headers), await make(owner, {}, headers)]
  expect(second.listId).toBe(first.listId)
  expect(OwnRecordLists.parse((await owner.get('/api/record-lists')).body).lists).toHaveLength(1)
})

test('[LIST-023] a change names the version that was read; another one is refused and changes nothing', async () => {
  const owner = await makeSomebody(database, app, 'basic')
  const { listId } = await make(owner)
  expect(await patch(owner, listId, null, { name: 'B' })).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/If-Match/) },
  })
  expect((await patch(owner, listId, 2, { name: 'B' })).status).toBe(409)
  expect((await remove(owner, listId, 2)).status).toBe(409)
  expect((await owner.get(`/api/record-lists/${listId}`)).body).toMatchObject({ name: 'Flowering time', deletedAt: null })
  expect((await patch(owner, listId, 1, { name: 'B' })).body).toMatchObject({ name: 'B', currentVersion: 1 })
})

test('[LIST-024] [LIST-025] another content makes a version with origin, release and leftovers; earlier ones stay', async () => {
  const owner = await makeSomebody(database, app, 'basic')
  const first = await make(owner, { leftover: ['ASG1', 'AT1G0101 '] })
  const { listId } = first
  expect(first).toMatchObject({ leftoverCount: 2, version: 1 })
  expect((await owner.get(`/api/record-lists/${listId}/leftover`)).body).toEqual({ leftover: ['ASG1', 'AT1G0101 '] })
  expect((await patch(owner, listId, 1, { note: 'From the spreadsheet' })).body).toMatchObject({
    currentVersion: 1,
    note: 'From the spreadsheet',
  })
  const contentId = await keep('AT1G65480')
  const content = { contentId, origin: { by: 'file', name: 'genes.txt' } }
  expect((await patch(owner, listId, 1, { content })).body).toMatchObject({ currentVersion: 2, version: 2, contentId, count: 1 })
  expect((await owner.get(`/api/record-lists/${listId}/leftover`)).body).toEqual({ leftover: [] })
  expect((await owner.get(`/api/record-lists/${listId}/leftover?v=1`)).body).toEqual({ leftover: ['ASG1', 'AT1G0101 '] })
  expect((await owner.get(`/api/record-lists/${listId}/leftover?v=3`)).status).toBe(404)
  expect((await owner.get(`/api/record-lists/${listId}?v=1`)).body).toMatchObject({
    currentVersion: 2,
    version: 1,
    contentId: first.contentId,
    count: 2,
  })
  expect((await owner.get(`/api/record-lists/${listId}?v=3`)).status).toBe(404)
  const { versions } = ListVersions.parse((await owner.get(`/api/record-lists/${listId}/versions`)).body)
  const madeAt = clock.now().toISOString()
  expect(versions).toEqual([
    { version: 2, contentId, count: 1, leftoverCount: 0, origin: content.origin, releaseId: database.releaseId, madeAt },
    { version: 1, contentId: first.contentId, count: 2, leftoverCount: 2, origin, releaseId: database.releaseId, madeAt },
  ])
  const terms = StoredContent.parse((await anonymous.post('/api/list-contents', { kind: 'keyword', items: ['GO:0009908'] })).body)
  expect((await patch(owner, listId, 2, { content: { contentId: terms.id, origin } })).status).toBe(400)
})

test('[LIST-026] [LIST-027] only the owner reads a private list; a shared one everybody with its address, until it is withdrawn or deleted', async () => {
  const owner = await makeSomebody(database, app, 'basic')
  const [other, curator] = [await makeSomebody(database, app, 'subscriber'), await makeSomebody(database, app, 'curator')]
  const { listId } = await make(owner)
  expect(Buffer.from(listId, 'base64url')).toHaveLength(16)
  const parts = ['', '?v=1', '/versions', '/leftover']
  const unknown = await other.get('/api/record-lists/AAAAAAAAAAAAAAAAAAAAAA')
  const unnamed = ({ code, message }: Record<string, unknown>) => ({ code, message })
  const matrix = async () => {
    const statuses: Record<string, number[]> = {}
    for (const [name, who] of Object.entries({ owner, other, curator, anonymous })) {
      statuses[name] = []
      for (const part of parts) {
        const { status, body, headers } = await who.get(`/api/record-lists/${listId}${part}`)
        statuses[name].push(status)
        expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
        // The answers to an id of a stranger's list and to one that does not exist are the same.
        if (status === 404) expect(unnamed(body as Record<string, unknown>)).toEqual(unnamed(unknown.body as Record<string, unknown>))
      }
    }
    return statuses
  }
  const all = (status: number) => parts.map(() => status)
  const onlyOwner = { owner: all(200), other: all(404), curator: all(404), anonymous: all(404) }
  const withoutLeftover = parts.map((part) => (part === '/leftover' ? 404 : 200))
  const everybody = { owner: all(200), other: withoutLeftover, curator: withoutLeftover, anonymous: withoutLeftover }
  expect(await matrix()).toEqual(onlyOwner)
  await patch(owner, listId, 1, { isShared: true })
  expect(await matrix()).toEqual(everybody)
  for (const who of [other, curator]) {
    for (const version of [1, 2]) {
      expect((await patch(who, listId, version, { name: 'Mine' })).status).toBe(404)
      expect((await remove(who, listId, version)).status).toBe(404)
    }
    expect(OwnRecordLists.parse((await who.get('/api/record-lists')).body).lists).toEqual([])
  }
  expect((await anonymous.get('/api/record-lists')).status).toBe(401)
  await patch(owner, listId, 1, { isShared: false })
  expect(await matrix()).toEqual(onlyOwner)
  await patch(owner, listId, 1, { isShared: true })
  await remove(owner, listId, 1)
  expect(await matrix()).toEqual(onlyOwner)
})

test('[LIST-014] a list of an unknown content is not made', async () => {
  const owner = await makeSomebody(database, app, 'basic')
  const { listId } = await make(owner)
  const content = { contentId: 'AAAAAAAAAAAAAAAAAAAAAA', origin }
  expect((await owner.post('/api/record-lists', { name: 'A', ...content })).status).toBe(404)
  expect((await patch(owner, listId, 1, { content })).status).toBe(404)
})

test('[LIST-028] the name of the owner is shown only if they wish', async () => {
  const owner = await makeSomebody(database, app, 'basic')
  const { listId } = await make(owner)
  await patch(owner, listId, 1, { isShared: true })
  const person = await community
    .selectFrom('person')
    .select(['firstName', 'lastName'])
    .where('communityId', '=', owner.communityId)
    .executeTakeFirstOrThrow()
  const { body: hidden, text } = await anonymous.get(`/api/record-lists/${listId}`)
  expect(hidden).toMatchObject({ owner: null, isOwn: false })
  expect(text).not.toContain(person.lastName)
  await patch(owner, listId, 1, { showsOwner: true })
  const shown = RecordList.parse((await anonymous.get(`/api/record-lists/${listId}`)).body)
  expect(shown.owner).toContain(person.lastName)
})

test('[LIST-030] a deleted list is in the bin for 30 days and comes back unchanged; deleted there, it is gone', async () => {
  const owner = await makeSomebody(database, app, 'basic')
  const [first, second, third] = [await make(owner), await make(owner), await make(owner)]
  for (const { listId } of [first, second, third]) expect((await remove(owner, listId, 1)).status).toBe(200)
  expect((await patch(owner, first.listId, 1, { name: 'B' })).status).toBe(409)
  expect((await patch(owner, first.listId, 1, { isDeleted: false })).body).toEqual({ ...first, changedAt: expect.any(String) })
  expect((await remove(owner, second.listId, 1)).status).toBe(200)
  expect((await owner.get(`/api/record-lists/${second.listId}`)).status).toBe(404)
  await pruneLists(community, new Date(clock.now().getTime() + 30 * dayMs - 1))
  expect((await owner.get(`/api/record-lists/${third.listId}`)).status).toBe(200)
  await pruneLists(community, new Date(clock.now().getTime() + 30 * dayMs + 1))
  expect((await owner.get(`/api/record-lists/${third.listId}`)).status).toBe(404)
  const { rows } = await database.db.pool.query('select * from community.record_list_version where list_id = $1', [third.listId])
  expect(rows).toEqual([])
})

test('[LIST-031] a content that no list has goes after a year without use', async () => {
  const owner = await makeSomebody(database, app, 'basic')
  const [unused, earlier, used] = [await keep('AT1G01010'), await keep('AT1G01030'), await keep('AT1G01020')]
  const { listId } = await make(owner, { contentId: earlier })
  await patch(owner, listId, 1, { content: { contentId: used, origin } })
  const left = async (after: number) => {
    await pruneLists(community, new Date(clock.now().getTime() + after))
    const rows = await community.selectFrom('listContent').select('id').where('id', 'in', [unused, earlier, used]).execute()
    return rows.map(({ id }) => id).sort()
  }
  expect(await left(365 * dayMs - 1)).toHaveLength(3)
  expect(await left(365 * dayMs + 1)).toEqual([earlier, used].sort())
})

test('the database refuses to change what a content has', async () => {
  const id = await keep('AT4G18960')
  for (const change of [`natural_keys = '{AT1G01010}'`, `kind = 'gene'`]) {
    await expect(database.db.pool.query(`update community.list_content set ${change} where id = $1`, [id])).rejects.toThrow(/never changes/)
  }
})

test('[LIST-016] no item, name or note of a list is in the log', async () => {
  const owner = await makeSomebody(database, app, 'basic')
  const contentId = await keep('AT2G45660', 'SECRETGENE1')
  const { listId } = await make(owner, { contentId, name: 'Secret name', note: 'Secret note', leftover: ['SECRETGENE2'] })
  await patch(owner, listId, 1, { name: 'Secret name 2', content: { contentId, origin } })
  await patch(owner, listId, 1, { note: 'Secret note'.repeat(1000) })
  await anonymous.post('/api/list-contents', { kind: 'locus', items: ['SECRETGENE3', '\u0000'] })
  await anonymous.post('/api/list-overlaps', { of: [contentId, contentId] })
  for (const call of ['enrichment', 'enrichment/file', 'mutants']) await anonymous.get(`/api/${call}?items=AT2G45660,SECRETGENE4`)
  await anonymous.get('/tools/enrichment?min=1&items=AT2G45660%2CSECRETGENE5')
  expect(log.length).toBeGreaterThan(10)
  expect(JSON.stringify(log)).not.toMatch(/AT2G45660|SECRETGENE|Secret n/)
})
