import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { type TestApp, testApp } from '@rosette/test-kit/test-app.ts'
import { beforeEach, expect, test } from 'vitest'

const database = await testDatabase()
const { pool } = database.db
const clock = fixedClock()
const second = 1000
/** What 20,000 ids cost is 40 points. */
const options = { clock, hasSessions: true, env: { COST_PER_MINUTE: '100', TRUST_PROXY: '1' } }
const [one, other] = [await testApp(database, options), await testApp(database, options)]

const manyIds = { ids: Array.from({ length: 20_000 }, (_, at) => `AT1G${String(at).padStart(5, '0')}`).join(' ') }
const fern = { 'x-forwarded-for': '192.0.2.1' }
const moss = { 'x-forwarded-for': '192.0.2.2' }
const newcomer = { 'x-forwarded-for': '192.0.2.3' }
const resolve = async ({ as }: TestApp, visitor: typeof fern) => (await as('anonymous').post('/api/resolve', manyIds, visitor)).status

async function countBalances(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from community.cost_balance')
  return Number(rows[0]?.count)
}

beforeEach(() => clock.advance(10 * 60 * second))

test('[OPER-024] a budget that was spent at one process is spent at the other, for this visitor only, and is paid off at both', async () => {
  expect([await resolve(one, fern), await resolve(one, fern), await resolve(one, fern), await resolve(one, fern)]).toEqual([
    200, 200, 200, 429,
  ])
  const refused = await other.as('anonymous').post('/api/resolve', manyIds, fern)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers['retry-after'])).toBe(13)
  expect(await resolve(other, moss)).toBe(200)
  // A debt of 20 points is paid off after 12 seconds.
  clock.advance(11 * second)
  expect([await resolve(one, fern), await resolve(other, fern)]).toEqual([429, 429])
  clock.advance(2 * second)
  expect([await resolve(other, fern), await resolve(one, fern)]).toEqual([200, 429])
  // Nobody saves up more than a minute's budget.
  clock.advance(600 * second)
  expect([await resolve(other, fern), await resolve(one, fern), await resolve(other, fern), await resolve(one, fern)]).toEqual([
    200, 200, 200, 429,
  ])
})

test('[OPER-025] cheap requests write nothing', async () => {
  const before = await countBalances()
  for (const { as } of [one, other]) {
    expect((await as('anonymous').post('/api/resolve', { ids: 'AT1G01010' }, newcomer)).status).toBe(200)
    expect((await as('anonymous').get('/api/detail/locus?name=AT4G18960', newcomer)).status).toBe(200)
  }
  expect(await countBalances()).toBe(before)
})

test('[OPER-027] failed logins at two processes count together', async () => {
  // Without a limit on costs: passwords are hashed, which is costly.
  const [here, there] = [await testApp(database, { clock, hasSessions: true }), await testApp(database, { clock, hasSessions: true })]
  const logIn = async ({ as }: TestApp) => (await as('anonymous').post('/api/auth/login', { username: 'fern', password: 'wrong1' })).status
  const answers: number[] = []
  for (const app of [here, there, here, there, here]) answers.push(await logIn(app))
  expect(answers).toEqual([401, 401, 401, 401, 401])
  expect([await logIn(there), await logIn(here)]).toEqual([429, 429])
})

test('[OPER-025] without the table each process counts by itself', async () => {
  await pool.query('alter table community.cost_balance rename to elsewhere')
  for (const app of [one, other]) {
    const answers = [await resolve(app, fern), await resolve(app, fern), await resolve(app, fern), await resolve(app, fern)]
    expect(answers).toEqual([200, 200, 200, 429])
  }
})
