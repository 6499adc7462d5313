import { Readable } from 'node:stream'
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
    if (points === 0) return
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

test('[SECURE-058] a body is paid for by its length before it is read, whatever the route declares and answers; a short one costs nothing', async () => {
  for (const [cost, forRoute] of [
    ['light', 0],
    ['sized', 0],
    [20, 20],
  ] as const) {
    const { app, left } = start()
    app.post('/api/call', { config: { cost } }, async (_request, reply) => reply.code(400).send('refused'))
    const post = async (letters: number) => {
      const payload = JSON.stringify('x'.repeat(letters))
      return (await app.inject({ method: 'POST', url: '/api/call', headers: { 'content-type': 'application/json' }, payload })).statusCode
    }
    expect([await post(20_000), left()]).toEqual([400, 30 - forRoute])
    expect([await post(750_000), left()]).toEqual([400, 0 - 2 * forRoute])
    expect(await post(750_000)).toBe(429)
    if (cost !== 20) expect(await post(20_000)).toBe(400)
  }
})

test('[SECURE-058] what a handler draws covers the body, so the last points still buy a call of any size', async () => {
  for (const cost of ['sized', 1] as const) {
    const { app, costBudgetOf, left } = start()
    app.post('/api/list', { config: { cost } }, async (request) => {
      for (const points of [5, 20]) await costBudgetOf(request).tryDraw(points)
      await costBudgetOf(request).charge(25)
      return 'answer'
    })
    const payload = JSON.stringify('x'.repeat(750_000))
    const post = async () =>
      (await app.inject({ method: 'POST', url: '/api/list', headers: { 'content-type': 'application/json' }, payload })).statusCode
    expect([await post(), await post(), await post()]).toEqual([200, 200, 429])
    expect(left()).toBe(cost === 1 ? -22 : -20)
  }
})

test('[SECURE-058] a body that does not say how long it is counts as the longest that the route takes', async () => {
  const { app, left } = start()
  app.post('/api/call', { config: { cost: 'light' }, bodyLimit: 250_000 }, async () => 'answer')
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
  expect((await app.inject({ method: 'POST', url: '/api/call', headers, payload: Readable.from(['{}']) })).statusCode).toBe(200)
  expect(left()).toBe(20)
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
