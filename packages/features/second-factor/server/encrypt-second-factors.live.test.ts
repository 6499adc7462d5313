import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { addSecondFactor, testFactorKey } from '@rosette/test-kit/people/second-factor.ts'
import { cookiesOf, makeAccount, signedIn, type TestPerson } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { encryptSecondFactorsAgain } from './encrypt-second-factors.ts'

const database = await testDatabase('empty')
const { community } = database.db
const clock = fixedClock()
const { app } = await testApp(database, { hasSessions: true, clock, env: { SECOND_FACTOR_KEY: testFactorKey } })
const minute = 60_000

async function newPerson(userName: string): Promise<TestPerson> {
  return signedIn(app, await makeAccount(community, { userName }))
}

/** The first step of a login, which asks for a code. */
async function firstStep({ userName, password }: TestPerson) {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username: userName, password } })
  return { cookies: cookiesOf(answer.cookies) }
}

test('[SECURE-061] a new key reads what the old one wrote, until all is encrypted again; then the old one reads nothing', async () => {
  const person = await newPerson('moss')
  const { codeAt } = await addSecondFactor(person, clock.now())
  const newKey = Buffer.alloc(32, 8)
  const [oldOnly, both, newOnly] = [
    { SECOND_FACTOR_KEY: testFactorKey },
    { SECOND_FACTOR_KEY: newKey.toString('base64'), SECOND_FACTOR_OLD_KEY: testFactorKey },
    { SECOND_FACTOR_KEY: newKey.toString('base64') },
  ]
  const entersWith = async (env: Record<string, string>, { isRefused = false } = {}) => {
    clock.advance(minute)
    const { cookies } = await firstStep(person)
    const site = await testApp(database, { hasSessions: true, clock, env })
    if (isRefused) site.expectErrors(/500 POST \/api\/auth\/second-factor/)
    const payload = { code: codeAt(clock.now()) }
    return (await site.app.inject({ method: 'POST', url: '/api/auth/second-factor', payload, cookies })).statusCode
  }
  expect([await entersWith(oldOnly), await entersWith(both), await entersWith(newOnly, { isRefused: true })]).toEqual([200, 200, 500])
  const keys = { secondFactorKey: newKey, secondFactorOldKey: Buffer.from(testFactorKey, 'base64') }
  const stranger = await newPerson('fern')
  await addSecondFactor(stranger, clock.now())
  const encryptedSecret = Buffer.alloc(60)
  await community.updateTable('secondFactor').set({ encryptedSecret }).where('communityId', '=', stranger.communityId).execute()
  const renew = () => community.transaction().execute((tx) => encryptSecondFactorsAgain(tx, keys))
  expect(await renew()).toEqual({ encrypted: 1, unreadable: 1 })
  expect([await entersWith(oldOnly, { isRefused: true }), await entersWith(both), await entersWith(newOnly)]).toEqual([500, 200, 200])
  // Cut short or run twice, it does no harm.
  expect(await renew()).toEqual({ encrypted: 1, unreadable: 1 })
  expect(await entersWith(newOnly)).toBe(200)
})
