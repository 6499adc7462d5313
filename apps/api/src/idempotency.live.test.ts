import { accessOf } from '@rosette/features/access/contract/access.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

const database = await testDatabase('empty')
const { pool } = database.db
await pool.query('create table effect (id serial primary key, amount int not null)')

const Order = z.object({ amount: z.int().min(1), fails: z.boolean().default(false) })

/** A route with an effect that takes a while and needs a connection of its own, as a purchase would. */
function addOrders(app: FastifyInstance): void {
  const options = { schema: { body: Order, hide: true }, config: { idempotent: true, ...accessOf('everyone', { cost: 'light' }) } }
  app.withTypeProvider<ZodTypeProvider>().post('/api/test/orders', options, async ({ body }, reply) => {
    const { rows } = await pool.query('insert into effect (amount) select $1 from pg_sleep(0.3) returning id', [body.amount])
    if (body.fails) throw new Error('after the effect')
    return reply.code(201).send({ order: rows[0].id })
  })
}

const [first, second] = [await testApp(database, { addRoutes: addOrders }), await testApp(database, { addRoutes: addOrders })]
const { as, expectErrors } = first
const url = '/api/test/orders'
const withKey = (key: string) => ({ 'idempotency-key': key })

beforeEach(async () => {
  await pool.query('truncate effect; truncate community.idempotency_key')
})

async function count(table: string): Promise<number> {
  const { rows } = await pool.query(`select count(*) as n from ${table}`)
  return rows[0].n
}

test('fifty calls at once with one key, at two processes: one effect, fifty equal answers', async () => {
  const calls = Array.from({ length: 50 }, (_, at) => (at % 2 ? first : second).as('member').post(url, { amount: 3 }, withKey('k1')))
  const answers = await Promise.all(calls)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await count('effect')).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(49)
})

test('a later repetition gets the first answer, byte for byte', async () => {
  const before = await as('member').post(url, { amount: 3 }, withKey('k2'))
  const again = await as('member').post(url, { amount: 3 }, withKey('k2'))
  expect(again).toMatchObject({ status: 201, text: before.text })
  expect(again.headers['content-type']).toBe(before.headers['content-type'])
  expect(await count('effect')).toBe(1)
})

test('the same key with another body is refused', async () => {
  await as('member').post(url, { amount: 3 }, withKey('k3'))
  expect(await as('member').post(url, { amount: 4 }, withKey('k3'))).toMatchObject({ status: 422, body: { code: 'unprocessable' } })
  expect(await count('effect')).toBe(1)
})

test('a call that is not valid stores nothing, so that it can be mended under the same key', async () => {
  expect((await as('member').post(url, { amount: 0 }, withKey('k4'))).status).toBe(400)
  expect(await count('community.idempotency_key')).toBe(0)
  expect((await as('member').post(url, { amount: 1 }, withKey('k4'))).status).toBe(201)
})

test('a failure after the effect is an answer too: repeating it does not repeat the effect', async () => {
  expectErrors(/500 POST \/api\/test\/orders/)
  const before = await as('member').post(url, { amount: 3, fails: true }, withKey('k5'))
  const again = await as('member').post(url, { amount: 3, fails: true }, withKey('k5'))
  expect(before.status).toBe(500)
  expect(again).toMatchObject({ status: 500, text: before.text })
  expect(await count('effect')).toBe(1)
})

test('keys of different people never meet', async () => {
  const answers = await Promise.all([
    as('member').post(url, { amount: 3 }, withKey('k6')),
    as('orcid').post(url, { amount: 3 }, withKey('k6')),
    as('anonymous').post(url, { amount: 3 }, withKey('k6')),
  ])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(3)
})

test('without a key every call has its effect; a key that can not be one is refused', async () => {
  await as('member').post(url, { amount: 3 })
  await as('member').post(url, { amount: 3 })
  expect(await count('effect')).toBe(2)
  for (const key of ['', 'two words', 'x'.repeat(256)]) {
    expect((await as('member').post(url, { amount: 3 }, withKey(key))).status, key).toBe(400)
  }
  expect(await count('effect')).toBe(2)
})

test('a call whose process died half-way is not executed again', async () => {
  await as('member').post(url, { amount: 3 }, withKey('k7'))
  await pool.query('update community.idempotency_key set status = null, body = null')
  expect(await as('member').post(url, { amount: 3 }, withKey('k7'))).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await count('effect')).toBe(1)
})
