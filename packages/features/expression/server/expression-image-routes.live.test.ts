import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { misbehaviours, png, sendPng, startImageStandin } from './image-standin.ts'

const standin = await startImageStandin()
afterAll(() => standin.stop())
beforeEach(() => {
  standin.requests.length = 0
})

const database = await testDatabase()
const env = { EXPRESSION_IMAGE_URL: standin.url, EXPRESSION_IMAGE_TIMEOUT_MS: '300' }
const { app, expectErrors } = await testApp(database, { env })
const { app: guarded } = await testApp(database, { hasSessions: true, env: { ...env, ACCESS_MODE: 'spec' } })
const { app: without } = await testApp(database)

const ask = (path: string, site: FastifyInstance = app) => site.inject({ url: `/api/expression/image/${path}` })

test('[DLOCUS-012] [EXPR-003] the server asks the address of the service and sends its image', async () => {
  const answer = await ask('Klepikova_Atlas/at4g18960')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/png')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.rawPayload).toEqual(png)
  await ask('Root_II/AT4G18960')
  expect(standin.requests).toEqual([
    '/api/efp_image/efp_arabidopsis/Klepikova_Atlas/Absolute/AT4G18960',
    '/api/efp_image/efp_arabidopsis/Root_II/Absolute/AT4G18960',
  ])
})

test.each([
  ['an unknown data set', 'Weather/AT4G18960', 400],
  ['a locus that the release does not have', 'Seed/AT5G99999', 404],
  ['a genetic locus', 'Seed/ACL2', 404],
  ['a path instead of a name', 'Seed/..%2F..%2Fadmin', 404],
])('[EXPR-003] %s is not requested', async (_what, path, status) => {
  expect((await ask(path)).statusCode).toBe(status)
  expect(standin.requests).toEqual([])
})

test('[EXPR-003] who may not see the locus gets no image of it, and a site without the setting has none', async () => {
  expect((await ask('Seed/AT4G18960', guarded)).statusCode).toBe(403)
  expect((await ask('Seed/AT4G18960', without)).json()).toEqual({
    wasSuccessful: false,
    error: 'This site does not show expression images.',
  })
  expect(standin.requests).toEqual([])
})

test('[EXPR-004] [DLOCUS-014] a refusal of the service is passed on, a service that does not answer is a problem', async () => {
  const [refusal] = misbehaviours
  if (refusal) standin.behave(refusal.behave)
  expect((await ask('Hormone/AT4G18960')).json()).toEqual({ wasSuccessful: false, error: 'No data for this gene' })
  standin.behave(() => {})
  expectErrors(/The expression image service did not answer/)
  const unanswered = await ask('Chemical/AT4G18960')
  expect([unanswered.statusCode, unanswered.json().code]).toEqual([503, 'upstream_failed'])
  standin.behave(sendPng)
})
