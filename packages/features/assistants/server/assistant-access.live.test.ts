import { fingerprint } from '@rosette/test-kit/access/fingerprint.ts'
import { type MemberRole, makeSomebody, type Somebody } from '@rosette/test-kit/access/somebody.ts'
import { blastSite } from '@rosette/test-kit/live/blast-site.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type AssistantUnderTest, connectAssistant } from '../../../../tools/assistants/assistant-client.ts'
import { hostileCalls } from '../../../../tools/assistants/hostile-calls.ts'
import { sendHostileCalls } from '../../../../tools/assistants/send-hostile-calls.ts'
import { MadeAccessToken } from '../../access-tokens/contract/access-token.ts'
import { grantUnits } from '../../subscription/server/unit-ledger.ts'

const { database, sequenceDir } = await blastSite()
const env = { SEQUENCE_DIR: sequenceDir, ACCESS_MODE: 'spec', PREMIUM_TOOLS: 'enforce' }
const { app } = await testApp(database, { hasSessions: true, env })
const script = callerWith(app, {})

type Holder = Somebody & AssistantUnderTest & { bearer: Record<string, string> }

async function makeHolder(role: MemberRole, scope: 'read' | 'runs' = 'read'): Promise<Holder> {
  const somebody = await makeSomebody(database, app, role)
  const answer = await somebody.post('/api/user/access-tokens', { name: 'Assistant', days: 90, scope })
  const bearer = { authorization: `Bearer ${MadeAccessToken.parse(answer.body).token}` }
  // Its first use is noted; from now on it changes nothing.
  expect((await script.get('/api/release', bearer)).status).toBe(200)
  return { ...somebody, ...(await connectAssistant(app, { headers: bearer })), bearer }
}

const anonymous = await connectAssistant(app)
const basic = await makeHolder('basic')
const orcid = await makeHolder('orcid')
const subscriber = await makeHolder('subscriber')
const runner = await makeHolder('basic', 'runs')

const fasta = (await script.post('/api/search/sequences', { ids: ['AT4G18960'], dataset: 'araport11_protein' })).text
const protein = fasta.split('\n').slice(1).join('')

test('[MCP-003] a record is given to those to whom the API gives it, and nothing of it to others', async () => {
  const body = { kind: 'locus', ids: ['AT4G18960'] }
  for (const [holder, headers] of [
    [anonymous, {}],
    [basic, basic.bearer],
  ] as const) {
    const refused = await script.post('/api/records', body, headers)
    const answer = await holder.call('get_record', { id: 'AT4G18960', sections: ['names', 'name', 'description', 'annotations'] })
    expect(answer).toMatchObject({ isError: true, data: null, text: expect.stringContaining(String(Object(refused.body).message)) })
    expect(answer.text.split('\n')).toHaveLength(2)
  }
  for (const holder of [orcid, subscriber]) {
    expect((await script.post('/api/records', body, holder.bearer)).status).toBe(200)
    expect(await holder.call('get_record', { id: 'AT4G18960' })).toMatchObject({ isError: false, data: { record: { name: 'AT4G18960' } } })
  }
  // What everybody may search, everybody may search here.
  for (const holder of [anonymous, basic, orcid, subscriber])
    expect(await holder.call('resolve', { ids: ['AG'] })).toMatchObject({ isError: false, notMatched: [] })
})

test('[MCP-003] cookies of a session do not count, and a token that does not work is answered 401', async () => {
  const cookie = Object.entries(orcid.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const browser = await connectAssistant(app, { headers: { cookie } })
  expect(await browser.call('get_record', { id: 'AT4G18960' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('access token'),
  })
  const answer = await script.post('/mcp', {}, { authorization: 'Bearer rosette_wrong' })
  expect(answer).toMatchObject({ status: 401, headers: { 'www-authenticate': expect.stringMatching(/^Bearer /) } })
})

test('[MCP-003] sequences are those of the API, whole, and what has none is named', async () => {
  const answer = await orcid.call('get_sequences', { ids: ['AG', 'AT4G18960.1', 'AT9G99999'] })
  const { rows } = z.object({ rows: z.array(z.object({ name: z.string(), length: z.int(), sequence: z.string() })) }).parse(answer.data)
  expect(rows.map(({ sequence }) => sequence)).toEqual([protein, protein])
  expect(rows[0]).toMatchObject({ name: 'AT4G18960.1', length: protein.length })
  expect(answer.notMatched).toEqual([expect.stringMatching(/^AT9G99999: /)])
  const upstream = await orcid.call('get_sequences', { ids: ['AT4G18960'], dataset: 'araport11_upstream', flankLength: 50 })
  expect(upstream).toMatchObject({ isError: false, data: { rows: [{ length: 50 }] } })
})

describe('blast', () => {
  const search = { sequence: protein, program: 'blastp' }
  const unitsOf = async ({ partyId }: Somebody) => {
    const rows = await database.db.community.selectFrom('unitEntry').select('units').where('partyId', '=', partyId).execute()
    return rows.reduce((sum, { units }) => sum + units, 0)
  }

  test('[MCP-007] without the scope it explains how to make a token that may start runs, and starts nothing', async () => {
    for (const holder of [basic, subscriber])
      expect(await holder.call('blast', search)).toMatchObject({
        isError: true,
        text: expect.stringContaining('Make a token on your profile that may start runs'),
      })
    expect(await anonymous.call('blast', search)).toMatchObject({ isError: true, text: expect.stringMatching(/log in[\s\S]*access token/) })
    expect(await database.db.community.selectFrom('run').select('runId').execute()).toEqual([])
  })

  test('[MCP-007] with it a run takes a unit of its owner, and its result is fetched, by others as well', async () => {
    expect(await runner.call('blast', search)).toMatchObject({ isError: true, text: expect.stringMatching(/no units left/) })
    const grant = { partyId: runner.partyId, units: 2, origin: 'grant', expiresOn: '2027-12-31', requestId: 'for the test' } as const
    await database.db.community.transaction().execute((tx) => grantUnits(tx, 'command', grant))
    const started = await runner.call('blast', search)
    expect(started).toMatchObject({
      isError: false,
      data: { state: 'done', rows: expect.arrayContaining([expect.objectContaining({ locus: 'AT4G18960', identity: 100 })]) },
    })
    expect(await unitsOf(runner)).toBe(1)
    const { run, rows } = z
      .object({ run: z.string(), rows: z.array(z.object({ evalue: z.number(), subject: z.string() })) })
      .parse(started.data)
    const Hits = z.object({ hits: z.array(z.object({ subject: z.string(), hsps: z.array(z.object({ evalue: z.number() })) })) })
    const { hits } = Hits.parse((await script.get(`/api/runs/${run}/blast`)).body)
    expect(rows.map(({ subject, evalue }) => [subject, evalue])).toEqual(
      hits.slice(0, 10).map(({ subject, hsps }) => [subject, hsps[0]?.evalue]),
    )
    expect(await anonymous.call('blast', { run, limit: 1 })).toMatchObject({
      data: { state: 'done', rows: [{ subject: rows[0]?.subject }] },
    })
  })
})

test('[MCP-001] no tool but blast changes anything, and blast nothing but runs', async () => {
  const before = await fingerprint(database.db)
  for (const [tool, input] of [
    ['resolve', { ids: ['AG'] }],
    ['search', { text: 'flower' }],
    ['get_record', { id: 'AG' }],
    ['get_annotations', { ids: ['AG'] }],
    ['get_sequences', { ids: ['AG'] }],
    ['enrich', { ids: ['AG', 'FT', 'LFY', 'AP1', 'AP3'] }],
    ['find_mutants', { ids: ['AG'] }],
    ['find_in_region', { chromosome: 'Chr4', start: 1, end: 1e6 }],
    ['release_info', {}],
  ] as const)
    expect(await orcid.call(tool, input), tool).toMatchObject({ isError: false })
  expect(await fingerprint(database.db)).toEqual(before)
})

test('[MCP-001] ASSISTANTS=0 switches them off', async () => {
  const { app: silent } = await testApp(database, { env: { ...env, ASSISTANTS: '0' } })
  for (const method of ['GET', 'POST'] as const)
    expect(await silent.inject({ method, url: '/mcp', ...(method === 'POST' && { payload: {} }) })).toMatchObject({ statusCode: 404 })
})

test('[MCP-004] tools and calls are paid from one cost budget, and counted together', async () => {
  const costly = await testApp(database, { hasSessions: true, env: { ...env, COST_PER_MINUTE: '30' } })
  const assistant = await connectAssistant(costly.app, { headers: orcid.bearer })
  const ids = Array.from({ length: 1000 }, (_, at) => `AT1G${String(at * 10).padStart(5, '0')}`)
  const spend = () => callerWith(costly.app, {}).post('/api/records', { kind: 'locus', ids }, orcid.bearer)
  let last = await spend()
  for (let at = 0; at < 20 && last.status === 200; at++) last = await spend()
  expect(last.status).toBe(429)
  expect(await assistant.call('get_record', { id: 'AG' })).toMatchObject({ isError: true, text: expect.stringMatching(/Wait \d+ s/) })
  const limited = await testApp(database, { hasSessions: true, env: { ...env, RATE_LIMIT_PER_MINUTE: '12' } })
  const few = await connectAssistant(limited.app, { headers: subscriber.bearer })
  const answers = []
  for (let at = 0; at < 6; at++)
    answers.push(await few.call('release_info').catch((error: unknown) => ({ isError: true, text: String(error) })))
  expect(answers[0]).toMatchObject({ isError: false })
  expect(answers.at(-1)).toMatchObject({ isError: true, text: expect.stringMatching(/Too many requests|429/) })
  expect((await callerWith(limited.app, {}).get('/api/release', subscriber.bearer)).status).toBe(429)
})

test('[MCP-010] hostile calls get no 5xx and nothing beyond the entitlement of their caller, and change nothing', async () => {
  const before = await fingerprint(database.db)
  const report = await sendHostileCalls(app, hostileCalls(31, 60), { host: 'rosette.example' })
  expect(report.complaints).toEqual([])
  expect(report.answered).toBeGreaterThan(5)
  expect(await fingerprint(database.db)).toEqual(before)
})

test('[MCP-009] requests for another host or from another site are refused', async () => {
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const send = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/mcp',
      payload: message,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', host: 'rosette.example', ...headers },
    })
  expect((await send({})).statusCode).toBe(200)
  expect((await send({ origin: 'https://rosette.example' })).statusCode).toBe(200)
  for (const [name, value] of [
    ['host', 'evil.example'],
    ['host', '127.0.0.1'],
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
  ] as const)
    expect((await send({ [name]: value })).statusCode, value).toBe(403)
})
