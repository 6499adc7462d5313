import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeAccount } from '@rosette/test-kit/people/test-people.ts'
import { expect, test } from 'vitest'
import { findSession, startSession } from './session-store.ts'
import { endSessionsOf } from './sign-in.ts'

const { db } = await testDatabase('empty')
const { community } = db
const hour = 3_600_000
const { communityId } = await makeAccount(community, { userName: 'flora', passwordHash: null })

test('a session that is used every day ends after seven days', async () => {
  const clock = fixedClock()
  const tokens = await startSession(community, communityId, clock.now())
  for (let passed = 0; passed < 7 * 24 - 12; passed += 12) {
    clock.advance(12 * hour)
    expect(await findSession(community, tokens, clock.now()), `after ${passed + 12} hours`).toMatchObject({ communityId })
  }
  clock.advance(12 * hour)
  expect(await findSession(community, tokens, clock.now())).toBeNull()
})

test('a session that nobody used for a day has ended', async () => {
  const clock = fixedClock()
  const tokens = await startSession(community, communityId, clock.now())
  clock.advance(24 * hour - 1000)
  expect(await findSession(community, tokens, clock.now())).not.toBeNull()
  clock.advance(24 * hour)
  expect(await findSession(community, tokens, clock.now())).toBeNull()
})

test('signing out everywhere can spare the session that asks for it', async () => {
  const now = fixedClock().now()
  const [own, other] = [await startSession(community, communityId, now), await startSession(community, communityId, now)]
  const asking = await findSession(community, own, now)
  await endSessionsOf(community, communityId, asking?.sessionHash)
  expect(await findSession(community, own, now)).not.toBeNull()
  expect(await findSession(community, other, now)).toBeNull()
})
