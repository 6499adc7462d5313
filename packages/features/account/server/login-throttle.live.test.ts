import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { cookiesOf, makeAccount, testPassword, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test, vi } from 'vitest'
import { expectNotThrottled } from '../../access/server/throttle.ts'
import { pruneExpired } from './account-tasks.ts'

// The real thing, counted: how long a call takes would tell the same, but not on a busy machine.
const { verified } = vi.hoisted(() => {
  // Files of a worker share modules: those below are read again, with the counted one.
  vi.resetModules()
  return { verified: { count: 0 } }
})
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  const verify: typeof argon2.verify = (...args) => {
    verified.count += 1
    return argon2.verify(...args)
  }
  return { ...argon2, verify }
})

const database = await testDatabase('empty')
const { app } = await testApp(database, { hasSessions: true })
const { basic, orcid, subscriber, curator } = await testPeople(database, app)
const { community } = database.db

function logIn(username: string, password: string, remoteAddress = '192.0.2.1') {
  return app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password }, remoteAddress })
}

async function statusesOf(tries: number, username: string, address?: string): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < tries; i++) statuses.push((await logIn(username, 'kx9Qf3', address)).statusCode)
  return statuses
}

test('[SESSION-034] an unknown name costs exactly one verification, as a wrong password does', async () => {
  for (const username of [basic.userName, 'nobody-at-all', 'nobody-else']) {
    const before = verified.count
    await logIn(username, 'kx9Qf3', '192.0.2.99')
    expect(verified.count - before, username).toBe(1)
  }
})

test('[SECURE-037] spellings that mean one account are counted as one name, also where only the database knows it', async () => {
  const { userName } = await makeAccount(community, { userName: 'iris', passwordHash: null })
  // PostgreSQL lower-cases the dotted capital İ to i, JavaScript to i and a combining dot.
  const spellings = [userName, 'IRIS', 'İris', 'irİs', 'İRİS', 'İriS']
  const statuses: number[] = []
  for (const spelling of spellings) statuses.push(...(await statusesOf(1, spelling, '192.0.2.98')))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('[SESSION-034] after many wrong logins the answer is 429 and says how long to wait, while another account still logs in', async () => {
  for (const username of [orcid.userName, 'unknown-name']) {
    expect(await statusesOf(6, username)).toEqual([401, 401, 401, 401, 401, 429])
    const refused = await logIn(username, testPassword)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
    expect(refused.json().message).toBe('Too many attempts. Please wait 15 minutes and try again.')
  }
  expect((await logIn(basic.userName, testPassword)).statusCode).toBe(200)
})

test('[SESSION-034] one address does not lock the owner of an account out elsewhere', async () => {
  expect((await statusesOf(8, curator.userName, '198.51.100.1')).at(-1)).toBe(429)
  expect((await logIn(curator.userName, testPassword, '203.0.113.1')).statusCode).toBe(200)
})

test('[SESSION-034] from many addresses together a name is slowed down as well', async () => {
  for (let i = 0; i < 10; i++) expect(await statusesOf(5, 'tried-everywhere', `198.51.100.${100 + i}`)).not.toContain(429)
  expect((await logIn('tried-everywhere', 'kx9Qf3', '198.51.100.200')).statusCode).toBe(429)
})

test('[SESSION-034] one student does not lock out an institution that shares its address; many names from one address wait', async () => {
  const shared = '203.0.113.77'
  await statusesOf(20, 'clumsy-student', shared)
  expect((await logIn(subscriber.userName, testPassword, shared)).statusCode).toBe(200)
  for (let i = 1; i < 100; i++) expect((await logIn(`sprayed-${i}`, 'kx9Qf3', shared)).statusCode).toBe(401)
  expect((await logIn('sprayed-100', 'kx9Qf3', shared)).statusCode).toBe(429)
  expect((await logIn('sprayed-1', 'kx9Qf3', shared)).statusCode).toBe(401)
})

test('of many tries at the same time no more get through than of tries one after another', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn('tried-at-once', 'kx9Qf3', '192.0.2.50')))
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
})

test('right passwords are not counted', async () => {
  for (let i = 0; i < 7; i++) expect((await logIn(basic.userName, testPassword, '192.0.2.60')).statusCode).toBe(200)
})

test('names and addresses are kept as hashes only', async () => {
  const rows = await community.selectFrom('attempt').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/sprayed|203\.0\.113/)
})

test('a try is allowed again when the oldest has left the window, and old rows go', async () => {
  const clock = fixedClock()
  const throttle = { purpose: 'test', subject: 'somebody', limit: 2, windowMs: 60_000 }
  const attempt = () => expectNotThrottled(community, throttle, clock.now())
  await attempt()
  clock.advance(30_000)
  await attempt()
  clock.advance(20_000)
  await expect(attempt()).rejects.toMatchObject({ code: 'too_many_requests', details: { retryAfter: 10 } })
  clock.advance(10_000)
  await attempt()
  clock.advance(25 * 3_600_000)
  await pruneExpired(community, clock.now())
  expect(await community.selectFrom('attempt').select('id').where('purpose', '=', 'test').execute()).toEqual([])
})

test('[SECURE-014] 50 wrong logins from 10 networks do not lock out the owner in a browser that has logged in before', async () => {
  const owner = await makeAccount(community, { userName: 'besieged' })
  const deviceCookie = '__Host-rosette_device'
  const device = cookiesOf((await logIn(owner.userName, testPassword, '192.0.2.50')).cookies)[deviceCookie] ?? ''
  const logInFrom = (cookies: Record<string, string>, password = testPassword) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: owner.userName, password },
      remoteAddress: '192.0.2.51',
      cookies,
    })
  for (let network = 0; network < 10; network++) await statusesOf(5, owner.userName, `198.51.100.${150 + network}`)
  expect((await logInFrom({})).statusCode).toBe(429)
  expect((await logInFrom({ [deviceCookie]: 'made-up' })).statusCode).toBe(429)
  expect((await logInFrom({ [deviceCookie]: device })).statusCode).toBe(200)
  // Wrong passwords are counted there too, and the browser is known for this account only.
  const wrong: number[] = []
  for (let i = 0; i < 6; i++) wrong.push((await logInFrom({ [deviceCookie]: device }, 'kx9Qf3')).statusCode)
  expect(wrong).toEqual([401, 401, 401, 401, 401, 429])
})
