import { accessOf } from '@rosette/features/access/contract/access.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { newRegistration } from '@rosette/test-kit/people/new-registration.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = await testDatabase('empty')
const { app } = await testApp(database, {
  hasSessions: true,
  addRoutes: (routes) => {
    routes.post('/api/echo', { config: accessOf('everyone', { cost: 'light' }) }, ({ body }) => ({ body }))
  },
})

function post(path: string, payload: string) {
  return app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { 'content-type': 'application/json' } })
}

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

/** As an attacker writes it: JSON.stringify escapes a lone surrogate. */
const withSurrogate = (fields: object) => JSON.stringify(fields)

test.each([
  ['user/register-person', withSurrogate({ ...newRegistration('lone'), city: 'a\ud800' })],
  ['user/register-person', withSurrogate({ ...newRegistration('lone'), email: '\udc00@example.org' })],
  ['auth/login', withSurrogate({ username: '\ud800', password: 'kx9Qf2' })],
  ['auth/login', withSurrogate({ username: 'flora', password: '\ud83d' })],
  ['auth/forgotten-password', withSurrogate({ email: 'a\udfff@example.org' })],
  ['search/general', withSurrogate({ searchText: '\ud800' })],
  ['echo', withSurrogate({ list: [{ deep: ['ok', 'a\ud800b'] }] })],
  ['echo', withSurrogate({ '\ud800': 'a name' })],
  ['echo', '"\\uDC00"'],
])('[SECURE-010] a lone surrogate is refused by %s: %s', async (path, payload) => {
  const answer = await post(path, payload)
  const message = 'The body contains an invalid character: half of a surrogate pair.'
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { code: 'invalid_request', message, error: message, requestId: expect.any(String) },
  ])
})

test.each([
  ['echo', nested(65)],
  ['echo', nested(9000)],
  ['echo', `{"a":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`],
  ['search/general', `{"searchText":${nested(9000)}}`],
  ['user/register-person', nested(400_000)],
])('[SECURE-010] %s refuses JSON that is nested too deep', async (path, payload) => {
  const answer = await post(path, payload)
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: 'The body is nested deeper than 64 levels.' }])
})

test('[SECURE-010] ordinary bodies arrive as they were sent', async () => {
  const emoji = { text: 'a 🌱 and \\ud800', list: [null, 1, true, { name: 'x' }] }
  expect((await post('echo', JSON.stringify(emoji))).json()).toEqual({ body: emoji })
  expect((await post('echo', '"\\ud83c\\udf31"')).json()).toEqual({ body: '🌱' })
  expect((await post('echo', nested(64))).statusCode).toBe(200)
})

test.each(['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{', ''])('a body of %j is refused', async (payload) => {
  expect((await post('echo', payload)).statusCode).toBe(400)
})
