import { startApi } from '@rosette/test-kit/api-process.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeAccount } from '@rosette/test-kit/people/test-people.ts'
import { expect, test } from 'vitest'

const database = await testDatabase()
const production = { DEMO_LOGIN: '1', NODE_ENV: 'production' }

test('[SECURE-002] the process does not start with the demo login in production as soon as one account is not of the demo', async () => {
  await makeAccount(database.db.community, { userName: 'demo-only', passwordHash: null, isDemo: true })
  const demo = startApi(database, production)
  const answer = await fetch(`${await demo.address()}/api/auth/demo-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'demo-only' }),
  })
  expect(answer.status).toBe(200)
  demo.child.kill('SIGTERM')
  await demo.exited

  await makeAccount(database.db.community, { userName: 'real-person', passwordHash: null })
  const refused = startApi(database, production)
  expect(await refused.exited).toEqual([1, null])
  expect(refused.output()).toContain('DEMO_LOGIN is refused in production')

  const developing = startApi(database, { ...production, NODE_ENV: 'development' })
  expect(await developing.address()).toMatch(/^http:/)
})
