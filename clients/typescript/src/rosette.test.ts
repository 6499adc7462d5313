import { createServer } from 'node:http'
import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { afterEach, expect, test } from 'vitest'
import { type ConnectionOptions, openConnection, ReleaseNotHeldError } from './connection.ts'
import { openRosette, rosetteOver } from './rosette.ts'

type Reply = { status?: number; headers?: Record<string, string>; body?: unknown }
type Request = { method: string; path: string; headers: NodeJS.Dict<string | string[]>; body: string }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const facts = { releaseId: 'one', held: ['one'] }

/** A server that gives the replies in turn and repeats the last one; status 0 breaks the connection. */
async function site(...replies: Reply[]) {
  const requests: Request[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
    const {
      status = 200,
      headers = { 'rosette-release': 'one' },
      body: answer = facts,
    } = (replies.length > 1 ? replies.shift() : replies[0]) ?? {}
    if (status === 0) return request.socket.destroy()
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
    response.writeHead(status, { 'content-type': typeof answer === 'string' ? 'text/plain' : 'application/json', ...headers })
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  const waits: number[] = []
  const connect = (options: ConnectionOptions = {}) =>
    rosetteOver(openConnection(`http://127.0.0.1:${address.port}/`, options, async (ms) => void waits.push(ms)))
  return { connect, requests, waits }
}

const problem = (status: number, code: string, more: object = {}, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  body: { code, message: 'No.', requestId: 'r-1', ...more },
})

test('[TSPKG-004] it waits as long as the site says', async () => {
  const { connect, waits } = await site(
    problem(429, 'too_many_requests', {}, { 'retry-after': '7' }),
    problem(503, 'overloaded', {}, { 'retry-after': '3' }),
    {},
  )
  expect((await connect().call('GET /api/release')).data.releaseId).toBe('one')
  expect(waits).toEqual([7000, 3000])
})

test('[TSPKG-004] it does not wait for ever, and tries five times where nobody answers', async () => {
  const busy = await site(problem(429, 'too_many_requests', {}, { 'retry-after': '200' }))
  await expect(busy.connect().call('GET /api/release')).rejects.toThrow('one call for many ids')
  expect(busy.waits).toEqual([200_000])
  const broken = await site({ status: 0 })
  await expect(broken.connect().call('GET /api/release')).rejects.toMatchObject({ code: 'upstream_failed', status: null })
  expect(broken.waits).toHaveLength(4)
  expect(broken.waits).toEqual(broken.waits.toSorted((a, b) => a - b))
})

test('[TSPKG-004] a call that its caller aborts is not tried again', async () => {
  const { connect, waits } = await site({ status: 0 })
  await expect(connect().call('GET /api/release', { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough')
  expect(waits).toEqual([])
})

test.each([
  [400, 'invalid_request', 'No.'],
  [400, 'a_code_of_a_newer_site', 'No.'],
  [401, 'login_required', 'access token from your profile page'],
  [401, 'invalid_token', 'profile page'],
  [403, 'access_denied', 'access token from your profile page'],
  [404, 'not_found', 'No.'],
])('[TSPKG-005] %i %s says what to do and is not tried again', async (status, code, advice) => {
  const { connect, requests } = await site(problem(status, code))
  const error = await connect()
    .call('GET /api/release')
    .catch((refusal: unknown) => refusal)
  expect(error).toBeInstanceOf(ApiProblemError)
  expect(error).toMatchObject({ code, status, requestId: 'r-1', message: expect.stringContaining(advice) })
  expect(requests).toHaveLength(1)
})

test('[TSPKG-005] issues of a request are named, and something else than a Rosette site is said', async () => {
  const refused = await site(problem(400, 'invalid_request', { issues: [{ path: 'body.kind', message: 'is unknown' }] }))
  await expect(refused.connect().call('GET /api/release')).rejects.toThrow('body.kind: is unknown.')
  const other = await site({ headers: { 'content-type': 'application/json' }, body: '<html>' })
  await expect(other.connect().call('GET /api/release')).rejects.toThrow('address of a Rosette site')
  for (const address of ['rosette.example', 'ftp://rosette.example', 'https://user@rosette.example', ''])
    expect(() => openRosette(address)).toThrow('begins with https://')
})

test('[TSPKG-005] a token goes only where nobody reads along', async () => {
  const { connect, requests } = await site({})
  await connect({ token: 'rosette_secret' }).call('GET /api/release')
  await connect().call('GET /api/release')
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer rosette_secret', undefined])
  for (const address of ['http://rosette.example', 'http://localhost.example', 'http://127.0.0.1.example'])
    expect(() => openRosette(address, { token: 'rosette_secret' })).toThrow('https://')
  expect(openRosette('https://rosette.example', { token: 'rosette_secret' }).release()).toBeNull()
})

test('[TSPKG-005] a run is started once, without the token and with the served release', async () => {
  const { connect, requests } = await site(
    {},
    problem(503, 'overloaded', {}, { 'retry-after': '0' }),
    { status: 201, body: { token: 't', address: '/runs/t', state: 'waiting' } },
    { body: { state: 'running', fault: null } },
    { body: { state: 'failed', fault: 'The sequence is not a protein.' } },
  )
  const rosette = connect({ token: 'rosette_secret' })
  await rosette.call('GET /api/release')
  await expect(
    rosette.run('POST /api/services/blast', { Algorithm: 'blastp', BlastTargetSet: 'TAIR10_pep', textbox: 'seq', QueryText: 'MKV' }),
  ).rejects.toThrow('The sequence is not a protein.')
  const [, first, again, look] = requests
  expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  expect([first, look].map((request) => [request?.headers.authorization, request?.headers['rosette-release']])).toEqual([
    [undefined, undefined],
    ['Bearer rosette_secret', 'one'],
  ])
})

test('[TSPKG-005] a run that the site does not start is not blamed on a token', async () => {
  const { connect } = await site(problem(403, 'login_required'))
  const fields = { Algorithm: 'blastp', BlastTargetSet: 'TAIR10_pep', textbox: 'seq', QueryText: 'MKV' } as const
  await expect(connect({ token: 'rosette_secret' }).run('POST /api/services/blast', fields)).rejects.toThrow('Tokens only read')
})

test('[TSPKG-003] the first answer pins the release', async () => {
  const { connect, requests } = await site({}, {}, problem(409, 'conflict', {}, { 'rosette-release': 'two' }))
  const rosette = connect()
  expect(rosette.release()).toBeNull()
  expect((await rosette.call('GET /api/release')).release).toBe('one')
  await rosette.call('GET /api/release')
  expect(requests.map(({ headers }) => headers['rosette-release'])).toEqual([undefined, 'one'])
  const gone = await rosette.call('GET /api/release').catch((error: unknown) => error)
  expect(gone).toBeInstanceOf(ReleaseNotHeldError)
  expect(gone).toMatchObject({ served: 'two', status: 409, message: expect.stringContaining("release: 'two'") })
})

test('[TSPKG-006] every input has a row in its place', async () => {
  const record = { kind: 'locus', key: 4, label: 'AT4G18960' }
  const { connect, requests } = await site({
    body: {
      lines: [
        { input: 'ag', bucket: 'matched', by: 'symbol', record },
        { input: 'AG', bucket: 'duplicate', ofLine: 1 },
        { input: 'old', bucket: 'obsolete', record: null, successors: [record] },
        { input: 'x', bucket: 'unknown' },
      ],
    },
  })
  const { rows, missing, release } = await connect().resolve(['ag', ' AG ', '', 'old', 'x', '\u200b', 'y'.repeat(201), 'ag'])
  expect(rows.map(({ input, name, sameAs }) => [input, name, sameAs])).toEqual([
    ['ag', 'AT4G18960', null],
    [' AG ', 'AT4G18960', null],
    ['', null, null],
    ['old', null, null],
    ['x', null, null],
    ['\u200b', null, null],
    ['y'.repeat(201), null, null],
    ['ag', 'AT4G18960', 0],
  ])
  expect([missing.get('old'), missing.get('x'), missing.size]).toEqual(['it is obsolete; now AT4G18960', 'the release has no such name', 5])
  expect(release).toBe('one')
  expect(requests.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/resolve', JSON.stringify({ ids: ['ag', 'AG', 'old', 'x'] })],
  ])
})

test('[TSPKG-006] more records than one call takes are asked for in parts', async () => {
  const ids = Array.from({ length: 1001 }, (_, at) => `id${at}`)
  const row = (input: string) => ({ input, bucket: 'matched', key: 1, ofLine: null, candidates: [], record: { name: input } })
  const { connect, requests } = await site({ body: { rows: ids.slice(0, 1000).map(row) } }, { body: { rows: ids.slice(1000).map(row) } })
  const { rows, missing } = await connect().records(ids)
  expect(rows.map(({ record }) => record?.name)).toEqual(ids)
  expect(missing.size).toBe(0)
  expect(requests.map(({ body }) => JSON.parse(body).ids.length)).toEqual([1000, 1])
})

test('[TSPKG-006] pages are fetched as they are needed, by number and then by cursor', async () => {
  const page = (id: number, more: object = {}): Reply => ({ body: { docs: [{ id }], total: 600, ...more } })
  const { connect, requests } = await site(page(1), page(2, { cursors: { next: 'c' } }), page(3, { cursors: { next: null } }))
  const rows = connect().rows('POST /api/search/annotation', { searchTerms: [] })
  expect((await rows.next()).value).toMatchObject({ id: 1 })
  expect(requests).toHaveLength(1)
  const others: number[] = []
  for await (const { id } of rows) others.push(id)
  expect(others).toEqual([2, 3])
  expect(requests.map(({ body }) => JSON.parse(body)).map(({ page: number, cursor }) => number ?? cursor)).toEqual([1, 2, 'c'])
})

test('[TSPKG-006] [API-076] pages of a list are fetched as they are needed, by cursor and with the same parameters', async () => {
  const page = (label: string, next: string | null): Reply => ({ body: { total: 3, genes: [{ locus: { label } }], next } })
  const { connect, requests } = await site(page('a', 'x+/='), page('b', 'y'), page('c', null))
  const pages = connect().pages('GET /api/mutants', { query: { items: 'AG,FT', size: 1 } })
  expect((await pages.next()).value?.genes[0]?.locus.label).toBe('a')
  expect(requests).toHaveLength(1)
  const others: (string | undefined)[] = []
  for await (const { genes } of pages) others.push(genes[0]?.locus.label)
  expect(others).toEqual(['b', 'c'])
  expect(requests.map(({ path }) => Object.fromEntries(new URL(path, 'https://rosette.example').searchParams))).toEqual([
    { items: 'AG,FT', size: '1' },
    { items: 'AG,FT', size: '1', cursor: 'x+/=' },
    { items: 'AG,FT', size: '1', cursor: 'y' },
  ])
  // What follows comes from the release that the cursor is of.
  expect(requests.map(({ headers }) => headers['rosette-release'])).toEqual([undefined, 'one', 'one'])
})

test('[TSPKG-002] what a call takes becomes path, query and body', async () => {
  const { connect, requests } = await site({ body: '>AT1\nMK\n' })
  const rosette = connect()
  expect(
    (await rosette.call('POST /api/search/sequences', { body: { ids: ['AG'], dataset: 'araport11_protein', choice: 'one_per_locus' } }))
      .data,
  ).toBe('>AT1\nMK\n')
  await rosette.call('GET /api/list-contents/{id}', { path: { id: 'a/b' }, query: { from: 5 } })
  expect(requests.map(({ path }) => path)).toEqual(['/api/search/sequences', '/api/list-contents/a%2Fb?from=5'])
})
