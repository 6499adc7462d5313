import type { CommunityDb } from '@rosette/database/community-db.ts'
import { createAccount, type NewAccount } from '@rosette/features/account/server/accounts.ts'
import type { TestDatabase } from '../live/test-database.ts'
import { type Answer, ask, type SiteRequest, type SiteUnderTest } from './as.ts'

type Call = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>

/** Somebody who makes calls with the cookies of a real session. */
export type TestPerson = {
  communityId: number
  credentialId: string
  partyId: number
  userName: string
  email: string
  password: string
  /** As a browser would send them; empty for a visitor without a session. */
  cookies: Record<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post: Call
  put: Call
  patch: Call
  delete: Call
}

/** A visitor who has no account. */
export type TestVisitor = Pick<TestPerson, 'cookies' | 'get' | 'post' | 'put' | 'patch' | 'delete'>

export type TestPeople = Record<'basic' | 'orcid' | 'subscriber' | 'curator', TestPerson> & { anonymous: TestVisitor }

export const testPassword = 'kx9Qf2'

/**
 * Of that password, with the least costs that argon2 knows: hundreds of tests sign somebody in, and a hash is verified at the costs that
 * it names. What the product itself hashes costs what it should.
 */
export const testPasswordHash = '$argon2id$v=19$m=8,t=1,p=1$ci39Ic7JLnXvwA8efZR1DQ$ih/x0OGWtSIMsUGJUaB/M4XFFm+rJ3mqDypyU2C9Vrs'

/** People of all roles with accounts of their own, each signed in. */
export async function testPeople({ db }: Pick<TestDatabase, 'db'>, app: SiteUnderTest): Promise<TestPeople> {
  const make = (userName: string, facts: { isCurator?: boolean } = {}) => makeAccount(db.community, { userName, ...facts })
  const [basic, orcid, subscriber, curator] = [
    await make('test-basic'),
    await make('test-orcid'),
    await make('test-subscriber'),
    await make('test-curator', { isCurator: true }),
  ]
  await db.community.insertInto('orcidLink').values({ communityId: orcid.communityId, orcidId: '0000-0002-1825-0097' }).execute()
  await db.community
    .insertInto('subscription')
    .values({ partyId: subscriber.partyId, startsOn: '2026-01-01', endsOn: '2027-12-31' })
    .execute()
  return {
    anonymous: callerWith(app, {}),
    basic: await signedIn(app, basic),
    orcid: await signedIn(app, orcid),
    subscriber: await signedIn(app, subscriber),
    curator: await signedIn(app, curator),
  }
}

type Account = Pick<TestPerson, 'communityId' | 'credentialId' | 'partyId' | 'userName' | 'email' | 'password'>

export type AccountFacts = Pick<NewAccount, 'userName'> & Partial<NewAccount>

/** An account with its person and party, as registration leaves them; its password is the one of tests unless told otherwise. */
export async function makeAccount(db: CommunityDb, { userName, ...facts }: AccountFacts): Promise<Account> {
  const email = `${userName}@example.org`
  const ids = await db.transaction().execute(async (tx) => {
    const { communityId } = await tx
      .insertInto('member')
      .values({ kind: 'person', naturalKey: userName })
      .returning('communityId')
      .executeTakeFirstOrThrow()
    await tx.insertInto('person').values({ communityId, firstName: 'Test', lastName: userName }).execute()
    const account = {
      communityId,
      userName,
      email,
      emailConfirmedAt: new Date('2026-01-01T00:00:00Z'),
      passwordHash: testPasswordHash,
      ...facts,
    }
    return { communityId, ...(await createAccount(tx, account)) }
  })
  return { ...ids, credentialId: String(ids.credentialId), userName, email, password: testPassword }
}

/** Signs somebody in by the real call and keeps the cookies. */
export async function signedIn(app: SiteUnderTest, account: Account): Promise<TestPerson> {
  const { userName: username, password } = account
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: JSON.stringify({ username, password }), headers })
  if (answer.statusCode !== 200) throw new Error(`${username} can't log in: ${answer.body}`)
  return { ...account, ...callerWith(app, cookiesOf(answer.cookies)) }
}

/** Makes calls with these cookies. One that an answer replaces is replaced, as in a browser; one that it clears is still sent. */
export function callerWith(app: SiteUnderTest, cookies: Record<string, string>): TestVisitor {
  const browser: SiteUnderTest = {
    async inject(request) {
      const response = await app.inject({ ...request, cookies })
      for (const [name, value] of Object.entries(cookiesOf(response.cookies))) if (name in cookies) cookies[name] = value
      return response
    },
  }
  const call = (options: SiteRequest) => ask(browser, options)
  const send =
    (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Call =>
    (url, body, headers = {}) =>
      call({
        method,
        url,
        ...(body !== undefined && { payload: JSON.stringify(body) }),
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      })
  return {
    cookies,
    get: (url, headers = {}) => call({ method: 'GET', url, headers }),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
  }
}

export function cookiesOf(set: readonly { name: string; value: string }[]): Record<string, string> {
  return Object.fromEntries(set.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]))
}
