import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { signedIn, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { loadAudit } from '../../access/server/load-audit.ts'
import { Correction, CorrectionLines, correctionTexts } from '../contract/correction.ts'
import { sectionsOf } from '../contract/record-sections.ts'

const database = await testDatabase()
const clock = fixedClock()
const { app } = await testApp(database, { hasSessions: true, clock })
const { anonymous, curator } = await testPeople(database, app)
const other = await makeSomebody(database, app, 'curator')
const { community } = database.db
const { rows } = await database.db.pool.query<{ key: number }>(
  `select locus_id as key from release_${database.releaseId}.locus where name = 'AT4G18960'`,
)
const key = Number(rows[0]?.key)

const bodyOf = (patch: object = {}) => ({
  kind: 'locus',
  key,
  section: 'summary',
  concern: 'name',
  text: 'The full name is spelled in another way in the paper.',
  evidence: 'PMID: 19004800',
  isCredited: true,
  shownText: 'AGAMOUS',
  ...patch,
})

type Caller = Pick<typeof curator, 'get' | 'post' | 'put'>

async function sent(by: Caller, patch: object = {}): Promise<number> {
  const { status, body, text } = await by.post('/api/corrections', bodyOf(patch))
  expect(status, text).toBe(200)
  return Number(Object(body).number)
}

const read = async (number: number, by: Pick<Caller, 'get'> = anonymous) =>
  Correction.parse((await by.get(`/api/corrections/${number}`)).body)

const decide = async (by: Caller, number: number, body: object) =>
  by.put(`/api/corrections/${number}/decision`, { version: (await read(number)).version, ...body })

async function mailsTo(email: string): Promise<string[]> {
  const found = await database.db.pool.query<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs where payload::text like '%' || $1 || '%' order by id`,
    [email],
  )
  return found.rows.map(({ payload }) => JSON.stringify(payload))
}

test('[CURATE-060] [CURATE-061] a correction is stored under the name that the release has, and only for what exists', async () => {
  const flora = await makeSomebody(database, app, 'basic')
  const number = await sent(flora)
  expect(await read(number)).toMatchObject({
    kind: 'locus',
    key,
    name: 'AT4G18960',
    sectionTitle: 'Summary',
    releaseId: database.releaseId,
    state: 'received',
    evidence: '19004800',
    sender: null,
  })
  for (const [patch, status] of [
    [{ section: 'no-such-section' }, 400],
    [{ section: 'constructor' }, 400],
    [{ kind: 'person', section: 'summary' }, 400],
    [{ kind: 'constructor', section: 'name' }, 400],
    [{ key: 999_999_999 }, 404],
    [{ kind: 'species', section: 'summary', key: 999 }, 404],
    [{ text: 'Nineteen letters ok' }, 400],
    [{ text: 'x'.repeat(5001) }, 400],
    [{ text: `${'x'.repeat(30)}\0` }, 400],
    [{ evidence: 'https://example.org/paper' }, 400],
    [{ concern: 'other' }, 400],
  ] as const)
    expect((await flora.post('/api/corrections', bodyOf(patch))).status, JSON.stringify(patch)).toBe(status)
  expect((await anonymous.post('/api/corrections', bodyOf())).status).toBe(401)
})

test('[CURATE-061] records of every kind are found by their key and named as the release names them', async () => {
  const { rows: first } = await database.db.pool.query<{ kind: string; key: number }>(
    `select distinct on (kind) kind, key from release_${database.releaseId}.record_document order by kind, key`,
  )
  const kinds = first.filter(({ kind }) => !['person', 'organization'].includes(kind))
  expect(kinds.length).toBeGreaterThan(20)
  const floras = [await makeSomebody(database, app, 'basic'), await makeSomebody(database, app, 'basic')]
  for (const [at, { kind, key: ownKey }] of kinds.entries()) {
    const [section] = Object.keys(sectionsOf(kind))
    const flora = floras[at % 2] ?? floras[0]
    if (!flora) throw new Error('Nobody is there')
    const number = await sent(flora, { kind, key: Number(ownKey), section })
    expect((await read(number)).name, kind).toMatch(/\S/)
  }
})

test('[CURATE-062] an address that was never confirmed sends nothing', async () => {
  const flora = await makeSomebody(database, app, 'basic')
  await community.updateTable('account').set({ emailConfirmedAt: null }).where('communityId', '=', flora.communityId).execute()
  expect((await flora.post('/api/corrections', bodyOf())).status).toBe(403)
})

test('[CURATE-072] a sender is named after acceptance and only as long as they wish', async () => {
  const flora = await makeSomebody(database, app, 'orcid')
  const number = await sent(flora)
  expect((await read(number)).sender).toBeNull()
  expect((await read(number, curator)).review).toMatchObject({ sender: `Test ${flora.userName}` })
  expect((await read(number, flora)).review).toBeNull()
  expect((await decide(curator, number, { decision: 'accept', note: 'You are right.' })).status).toBe(200)
  expect((await read(number)).sender).toMatchObject({ name: `Test ${flora.userName}`, orcidId: expect.stringMatching(/^0000-/) })
  const ofPerson = async () =>
    CorrectionLines.parse((await anonymous.get(`/api/corrections?person=${flora.communityId}`)).body).corrections.map((line) => line.number)
  expect(await ofPerson()).toEqual([number])
  expect((await other.put(`/api/corrections/${number}/credit`, { isCredited: false })).status).toBe(404)
  expect((await flora.put(`/api/corrections/${number}/credit`, { isCredited: false })).status).toBe(200)
  expect((await read(number)).sender).toBeNull()
  expect(await ofPerson()).toEqual([])
})

test('[CURATE-071] a question is answered by its sender and comes back to the curator who asked', async () => {
  const [flora, ida] = [await makeSomebody(database, app, 'basic'), await makeSomebody(database, app, 'basic')]
  const number = await sent(flora)
  expect((await decide(curator, number, { decision: 'ask_back' })).status, 'without a question').toBe(400)
  expect((await decide(curator, number, { decision: 'ask_back', note: 'Which paper?' })).status).toBe(200)
  const { version } = await read(number)
  const answer = (by: Caller, body: object) => by.post(`/api/corrections/${number}/answer`, { text: 'It is the one of 2008.', ...body })
  expect((await answer(ida, { version })).status).toBe(404)
  expect((await answer(flora, { version: version - 1 })).status).toBe(409)
  expect((await answer(flora, { version })).status).toBe(200)
  expect((await answer(flora, { version: version + 1 })).status, 'twice').toBe(409)
  expect(await read(number)).toMatchObject({
    state: 'in_review',
    messages: [
      { action: 'ask_back', isOfCurator: true, text: 'Which paper?' },
      { action: 'answer', isOfCurator: false, text: 'It is the one of 2008.', author: null },
    ],
  })
  const queue = (await curator.get('/api/curation/queue')).body
  expect(Object(queue).items).toContainEqual(expect.objectContaining({ source: 'correction', id: number, turn: 'yours' }))
})

test('[CURATE-081] of two curators one decides, by the version they read, and never about their own', async () => {
  const flora = await makeSomebody(database, app, 'basic')
  const number = await sent(flora)
  const both = await Promise.all([
    decide(curator, number, { decision: 'accept', version: 1 }),
    decide(other, number, { decision: 'decline', reason: 'other', version: 1 }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await mailsTo(flora.email)).toHaveLength(1)

  const taken = await sent(flora, { text: 'Another correction that somebody takes.' })
  expect((await decide(curator, taken, { decision: 'take' })).status).toBe(200)
  expect(await decide(other, taken, { decision: 'accept' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Take it over') },
  })
  expect((await decide(other, taken, { decision: 'take' })).status).toBe(200)
  expect((await decide(other, taken, { decision: 'put_back' })).status).toBe(200)
  expect((await read(taken)).state).toBe('received')

  const own = await sent(other, { text: 'A correction that a curator sent.' })
  for (const decision of ['take', 'accept'])
    expect(await decide(other, own, { decision })).toMatchObject({ status: 403, body: { message: correctionTexts.own } })
  expect((await decide(curator, own, { decision: 'accept' })).status).toBe(200)
  expect((await decide(flora, own, { decision: 'release' })).status).toBe(403)
})

test('[CURATE-082] a decision is audited and mailed once; a declined one has a reason, and one that is not about the data is not published', async () => {
  const flora = await makeSomebody(database, app, 'basic')
  const number = await sent(flora, { text: 'Buy cheap things at my wonderful shop.' })
  expect((await decide(curator, number, { decision: 'decline' })).status).toBe(400)
  expect((await decide(curator, number, { decision: 'decline', reason: 'not_about_data', note: 'No.' })).status).toBe(200)
  expect(await read(number)).toMatchObject({ state: 'declined', text: null, evidence: null, shownText: null, messages: [] })
  expect((await read(number, flora)).text).toContain('cheap')
  expect((await decide(curator, number, { decision: 'decline', reason: 'other' })).status).toBe(409)
  const mails = await mailsTo(flora.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`/corrections/${number}`)
  const audit = await loadAudit(community, { subject: `correction:${number}`, limit: 9 })
  expect(audit.toReversed().map(({ actor, action }) => [actor, action])).toEqual([
    [`member:${flora.communityId}`, 'correction.send'],
    [`member:${curator.communityId}`, 'correction.decline'],
  ])
})

test('[CURATE-080] the queue has corrections and symbols by whose turn it is, and the numbers of a year', async () => {
  const flora = await makeSomebody(database, app, 'basic')
  const number = await sent(flora, { text: 'A correction that waits in the queue.' })
  const symbol = {
    geneClassSymbol: 'QQX',
    fullName: 'QUEUED CLASS',
    numberOfAssociatedLoci: 1,
    communityId: flora.communityId,
  }
  expect((await flora.post('/api/gene_class_symbol/updateGeneSymbolClass', symbol)).status).toBe(200)
  const { status, body } = await curator.get('/api/curation/queue')
  expect(status).toBe(200)
  const { items, statistics } = Object(body)
  expect(items).toContainEqual(expect.objectContaining({ source: 'correction', id: number, turn: 'waiting', title: 'AT4G18960 · Summary' }))
  expect(items).toContainEqual(expect.objectContaining({ source: 'symbol', title: 'New symbol QQX', turn: 'waiting' }))
  expect(statistics).toContainEqual(expect.objectContaining({ source: 'correction', medianDays: expect.any(Number) }))
  const turns: string[] = items.map(({ turn }: { turn: string }) => turn)
  expect(turns.toSorted((one, two) => order.indexOf(one) - order.indexOf(two))).toEqual(turns)
  expect((await flora.get('/api/curation/queue')).status).toBe(403)
})

const order = ['yours', 'waiting', 'second_check', 'other', 'author', 'own']

test('[CURATE-081] a curator does not decide about a symbol of their own either', async () => {
  const body = { geneClassSymbol: 'QQY', fullName: 'OWN CLASS', numberOfAssociatedLoci: 1, communityId: other.communityId }
  expect((await other.post('/api/gene_class_symbol/updateGeneSymbolClass', body)).status).toBe(200)
  const { submissionId } = await community
    .selectFrom('symbolSubmission')
    .select('submissionId')
    .where('symbol', '=', 'QQY')
    .executeTakeFirstOrThrow()
  const path = `/api/gene_class_symbol/submissions/${submissionId}`
  expect((await other.put(path, { decision: 'accept' })).status).toBe(403)
  expect((await curator.put(path, { decision: 'accept' })).status).toBe(200)
})

/** Seeded, so that a failure can be repeated. */
function* hostileTexts(count: number): Generator<string> {
  const parts = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; drop table community.correction; --",
    '#{process.exit()}',
    '{{constructor.constructor("return 1")()}}',
    '=HYPERLINK("https://example.org")',
    'javascript:alert(1)',
    '\u202Egnirts\u0000',
    '\uD800',
    '%00%0d%0aSet-Cookie: a=b',
    '../../../etc/passwd',
    '\n.\r\nQUIT\r\n',
    '😀'.repeat(50),
  ]
  let seed = 3702
  for (let at = 0; at < count; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const [one, two] = [parts[seed % parts.length], parts[Math.floor(seed / 64) % parts.length]]
    yield `Correction ${at}: ${one} and ${two}`
  }
}

const hostileCount = Number(process.env.HOSTILE_CORRECTIONS ?? 60)

test('[CURATE-064] hostile submissions are refused or stored as the text that they are, never a 5xx', { timeout: 600_000 }, async () => {
  let flora = await makeSomebody(database, app, 'basic')
  let stored = 0
  for (const [at, text] of [...hostileTexts(hostileCount)].entries()) {
    if (at % 15 === 0) flora = await makeSomebody(database, app, 'basic')
    const patch = [{ text }, { text, section: text }, { text, evidence: text }, { text, shownText: text }][at % 4]
    const { status, body } = await flora.post('/api/corrections', bodyOf(patch))
    expect([200, 400], text).toContain(status)
    const isStorable = text.isWellFormed() && !text.includes('\0')
    if (at % 4 === 0) expect(status === 200, text).toBe(isStorable)
    if (status !== 200) continue
    stored += 1
    expect((await read(Number(Object(body).number))).text).toBe(text.trim())
  }
  expect(stored).toBeGreaterThan(hostileCount / 5)
})

test('[CURATE-062] twenty a day, and the same text only once', async () => {
  const flora = await makeSomebody(database, app, 'basic')
  for (let at = 1; at <= 20; at += 1) await sent(flora, { text: `This is the correction number ${at} of the day.` })
  expect(await flora.post('/api/corrections', bodyOf({ text: 'One correction too many for a day.' }))).toMatchObject({ status: 429 })
  const ida = await makeSomebody(database, app, 'basic')
  await sent(ida)
  expect(await ida.post('/api/corrections', bodyOf())).toMatchObject({ status: 409, body: { message: correctionTexts.twice } })
  // Another day: sessions of this one have ended.
  clock.advance(24 * 60 * 60 * 1000 + 1)
  await sent(await signedIn(app, flora), { text: 'The first correction of another day.' })
})
