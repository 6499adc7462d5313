import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CostBudget } from '@rosette/features/access/server/cost-budget.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addRouteCost } from './route-cost.ts'

/** An app whose visitors have 30 points each. */
function start() {
  const app = Fastify()
  let left = 30
  const draw = async (points: number) => {
    if (left <= 0) throw new Problem('too_many_requests', 'Too many expensive requests.', { retryAfter: 1 })
    await charge(points)
  }
  const charge = async (points: number) => {
    left -= points
  }
  const budget: CostBudget = { draw, charge, tryDraw: async () => left > 0 }
  app.setErrorHandler((error, _request, reply) => {
    void reply.code(error instanceof Problem ? error.status : 500).send({ message: Object(error).message })
  })
  return { app, costBudgetOf: addRouteCost(app, () => budget), left: () => left }
}

test('[SECURE-040] a route that does not declare what it costs prevents the start', () => {
  const { app } = start()
  expect(() => app.get('/api/new', async () => 'answer')).toThrow('/api/new does not declare what it costs')
  expect(() => app.get('/page', { config: {} }, async () => 'answer')).toThrow('/page does not declare what it costs')
  app.get('/assets/main.js', async () => 'sent by a library')
})

test('[SECURE-040] points are drawn before the body is read; without any left the call is refused', async () => {
  const { app, left } = start()
  let calls = 0
  app.post('/api/costly', { config: { cost: 20 } }, async () => {
    calls += 1
    return 'answer'
  })
  const post = async (payload = '{}') =>
    (await app.inject({ method: 'POST', url: '/api/costly', headers: { 'content-type': 'application/json' }, payload })).statusCode
  // Nobody gets round the cost with a body that cannot be read.
  expect(await post('{')).toBe(500)
  expect(left()).toBe(10)
  expect([await post(), await post(), calls]).toEqual([200, 429, 1])
})

test('[SECURE-040] a page is paid for, and opens also when nothing is left', async () => {
  const { app, left } = start()
  app.get('/page', { config: { cost: 'page' } }, async () => 'page')
  app.get('/api/costly', { config: { cost: 1 } }, async () => 'answer')
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  expect([await statusOf('/page'), await statusOf('/page'), await statusOf('/page')]).toEqual([200, 200, 200])
  expect([left(), await statusOf('/api/costly')]).toEqual([-120, 429])
})

test('[SECURE-040] a handler that says that it draws must have drawn before it answers', async () => {
  const { app, costBudgetOf } = start()
  app.get('/api/honest', { config: { cost: 'sized' } }, async (request) => {
    await costBudgetOf(request).draw(0)
    return 'answer'
  })
  app.get('/api/forgetful', { config: { cost: 'sized' } }, async () => 'answer')
  app.get('/api/missing', { config: { cost: 'sized' } }, async (_request, reply) => reply.code(404).send('none'))
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  expect([await statusOf('/api/honest'), await statusOf('/api/forgetful'), await statusOf('/api/missing')]).toEqual([200, 500, 404])
})
