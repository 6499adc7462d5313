import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeAccount, signedIn } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { MemberSession } from '../contract/member-session.ts'

const database = await testDatabase('empty')
const { community } = database.db
const clock = fixedClock()
const { app } = await testApp(database, { hasSessions: true, clock })
const minute = 60_000

const account = await makeAccount(community, { userName: 'flora' })
const stranger = await signedIn(app, await makeAccount(community, { userName: 'stranger' }))

type Caller = Awaited<ReturnType<typeof signedIn>>
const listOf = async (caller: Caller) => z.array(MemberSession).parse((await caller.get('/api/auth/sessions')).body)
const end = (caller: Caller, id: string) => caller.post('/api/auth/end-session', { id })

test('[SECURE-035] a member sees where they are logged in, and ends one of their sessions', async () => {
  const begun = clock.now().toISOString()
  const elsewhere = await signedIn(app, account)
  clock.advance(6 * minute)
  const here = await signedIn(app, account)
  const sessions = await listOf(here)
  expect(sessions).toMatchObject([
    { isCurrent: true, startedAt: clock.now().toISOString() },
    { isCurrent: false, startedAt: begun, lastSeenAt: begun },
  ])
  const [, other = sessions[0]] = sessions
  expect(await end(here, other?.id ?? '')).toMatchObject({ status: 200 })
  expect((await elsewhere.get('/api/auth/sessions')).status).toBe(401)
  expect(await listOf(here)).toHaveLength(1)
  expect(await end(here, other?.id ?? '')).toMatchObject({ status: 404 })
})

test('[SECURE-035] nobody ends the sessions of others, or without having proved who they are', async () => {
  const here = await signedIn(app, account)
  const own = (await listOf(here)).find(({ isCurrent }) => isCurrent)
  expect(await end(stranger, own?.id ?? '')).toMatchObject({ status: 404 })
  clock.advance(11 * minute)
  expect(await end(here, own?.id ?? '')).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
  expect(await listOf(here)).toContainEqual(expect.objectContaining({ id: own?.id, isCurrent: true }))
})

test('[SECURE-035] an account has at most twenty sessions: one more ends the one that was not used for longest', async () => {
  const many = await makeAccount(community, { userName: 'many' })
  const first = await signedIn(app, many)
  clock.advance(minute)
  const second = await signedIn(app, many)
  for (let more = 2; more < 20; more++) {
    clock.advance(minute)
    await signedIn(app, many)
  }
  // Used again, so it is no longer the oldest.
  clock.advance(minute)
  expect(await listOf(first)).toHaveLength(20)
  const last = await signedIn(app, many)
  expect(await listOf(last)).toHaveLength(20)
  expect((await second.get('/api/auth/sessions')).status).toBe(401)
  expect((await first.get('/api/auth/sessions')).status).toBe(200)
})
