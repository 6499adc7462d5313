import type { RouteAccess } from '@rosette/features/access/contract/access.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { buildTracks } from '@rosette/sequence-store/tracks/build-tracks.ts'
import { type ApiCall, loadApiCalls } from '@rosette/test-kit/access/api-calls.ts'
import { accessLineOf, callAccess, runTokenCalls, tokenCalls } from '@rosette/test-kit/access/call-access.ts'
import { exampleNames, exampleOf, loadExampleRecords, makeCall, refusalOf } from '@rosette/test-kit/access/call-examples.ts'
import { type MemberRole, makeSomebody, memberRoles, type Somebody } from '@rosette/test-kit/access/somebody.ts'
import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { describe, expect, test } from 'vitest'

const database = await testDatabase()
const { sequenceDir } = await makeDemoSequences(database)
const { db, releaseId } = database
// Without files there would be nothing to read for those who may.
await buildTracks({ db, releaseId, dir: await sequenceFolder(db, sequenceDir, releaseId) })
const { app } = await testApp(database, { hasSessions: true, env: { ACCESS_MODE: 'spec', SEQUENCE_DIR: sequenceDir } })
// What a route declares of itself is one side; the other is the table that was written by hand.
const declared = await loadApiCalls(app)
const calls = declared.flatMap((call) => {
  const access = callAccess[accessLineOf(call.name)]
  return access === undefined ? [] : [{ ...call, access }]
})
const records = await loadExampleRecords(database)
const bystander = await makeSomebody(database, app, 'basic')

type Role = 'anonymous' | MemberRole
const roles: readonly Role[] = ['anonymous', 'basic', 'orcid', 'subscriber', 'curator']

/** How each role is refused; null if it is not. */
const rules: Readonly<Record<RouteAccess, Readonly<Record<Role, 'login' | 'denied' | null>>>> = {
  everyone: { anonymous: null, basic: null, orcid: null, subscriber: null, curator: null },
  record: { anonymous: 'denied', basic: 'denied', orcid: null, subscriber: null, curator: 'denied' },
  // Without units a member is told so; that is not a denied access.
  tool: { anonymous: 'login', basic: null, orcid: null, subscriber: null, curator: null },
  member: { anonymous: 'login', basic: null, orcid: null, subscriber: null, curator: null },
  own: { anonymous: 'login', basic: null, orcid: null, subscriber: null, curator: null },
  curator: { anonymous: 'login', basic: 'denied', orcid: 'denied', subscriber: 'denied', curator: null },
}

/** GUARD-015: curators see people and organizations. */
function expectedOf({ access, path }: ApiCall, role: Role): 'login' | 'denied' | null {
  if (role === 'curator' && /^\/api\/detail\/(person|organization)$/.test(path)) return null
  return rules[access][role]
}

// A call that only reads changes nobody, so one of each role makes all of them. Every other call gets somebody of its own.
const readers = new Map<MemberRole, Somebody>()
for (const role of memberRoles) readers.set(role, await makeSomebody(database, app, role))

async function memberFor(role: MemberRole, call: ApiCall): Promise<Somebody> {
  const reader = onlyReads(call) ? readers.get(role) : undefined
  return reader ?? (await makeSomebody(database, app, role))
}

function onlyReads({ method, path }: ApiCall): boolean {
  return method === 'GET' && path !== '/api/auth/logout'
}

async function tryAs(role: Role, call: ApiCall) {
  const self = role === 'anonymous' ? bystander : await memberFor(role, call)
  const who = role === 'anonymous' ? callerWith(app, {}) : self
  const isOwn = call.access !== 'everyone' || role !== 'anonymous'
  return makeCall(who, call, isOwn ? exampleOf(call, self, records) : withoutSelf(exampleOf(call, self, records)))
}

/** Visitors without an account can't identify themselves. */
function withoutSelf({ query = {}, ...example }: ReturnType<typeof exampleOf>) {
  const { userIdentifier: _self, ...rest } = query
  return { ...example, query: rest }
}

describe.each(calls.map((call) => [call.name, call.access, call] as const))('%s, for %s', (_name, _access, call) => {
  const ids = call.access !== 'record' ? '' : call.path.endsWith('/lookup') ? '[GUARD-014] ' : '[GUARD-007] '
  test.each(roles)(`${ids}as %s`, async (role) => {
    const answer = await tryAs(role, call)
    expect(refusalOf(answer), answer.text.slice(0, 300)).toBe(expectedOf(call, role))
    if (expectedOf(call, role) !== null) expect(namesIn(answer.body)).toEqual([])
    else if (call.access === 'record') expect(answer.status, answer.text.slice(0, 300)).toBe(200)
    else {
      // A request that is refused for its form would show nothing.
      expect(namesIn(answer.body), answer.text.slice(0, 300)).not.toContain('issues')
      expect(answer.status).not.toBe(500)
    }
  })
})

/** What a refusal holds beyond the shape of every problem. */
function namesIn(body: unknown): string[] {
  return Object.keys(Object(body)).filter((name) => !['code', 'message', 'error', 'requestId', 'redirectUri'].includes(name))
}

test('every route has a line in the table of access and declares what stands there, and no line is left over', () => {
  expect(declared.filter(({ name }) => callAccess[accessLineOf(name)] === undefined).map(({ name }) => name)).toEqual([])
  const others = declared.filter(({ name, access }) => access !== callAccess[accessLineOf(name)])
  expect(others.map(({ name, access }) => `${name} declares ${access}`)).toEqual([])
  const takers = declared.filter(({ name, takesTokens }) => takesTokens !== tokenCalls.has(accessLineOf(name)))
  expect(takers.map(({ name, takesTokens }) => `${name} ${takesTokens ? 'takes' : 'refuses'} tokens`)).toEqual([])
  const starters = declared.filter(({ takesRunTokens }) => takesRunTokens)
  expect(new Set(starters.map(({ name }) => accessLineOf(name)))).toEqual(runTokenCalls)
  const lines = new Set(declared.map(({ name }) => accessLineOf(name)))
  expect([...tokenCalls].filter((line) => !lines.has(line))).toEqual([])
  expect(Object.keys(callAccess).filter((line) => !lines.has(line))).toEqual([])
})

test('[API-074] the list of calls is whole, and so are the examples', () => {
  const names = calls.map(({ name }) => name)
  expect(exampleNames(bystander).filter((name) => !names.includes(name))).toEqual([])
  expect(calls.length).toBeGreaterThan(60)
  expect(calls.map(({ access }) => access)).toEqual(expect.arrayContaining(Object.keys(rules)))
})
