import { createAccount } from '@rosette/features/account/server/accounts.ts'
import { sessionCookieName } from '@rosette/features/sessions/server/session-cookies.ts'
import { startSession } from '@rosette/features/sessions/server/session-store.ts'
import { makeActivationCode } from '@rosette/features/subscription/server/activation-code.ts'
import { loadUsage } from '@rosette/features/subscription/server/unit-ledger.ts'
import { startApi } from '@rosette/test-kit/api-process.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'

const database = await testDatabase()
const { db } = database
const publicUrl = 'http://127.0.0.1'

type Activation = { cookie: string; partyId: number; activationCode: string }

/** A person of the demo gets an account, a session and codes of ten units each. */
async function newActivations(communityId: number, codes: number): Promise<Activation[]> {
  const now = new Date()
  const made = await db.community.transaction().execute(async (tx) => {
    const userName = `person${communityId}`
    const account = { communityId, userName, email: `${userName}@example.org`, emailConfirmedAt: now, passwordHash: null }
    const { partyId } = await createAccount(tx, account)
    const texts: string[] = []
    for (let code = 0; code < codes; code++) texts.push(await makeActivationCode(tx, { units: 10, validDays: 30 }))
    return texts.map((activationCode) => ({ partyId, activationCode }))
  })
  const { session, credentialId, secretKey } = await startSession(db.community, communityId, now)
  const name = sessionCookieName({ publicUrl, cookieDomain: null })
  return made.map((activation) => ({ ...activation, cookie: `${name}=${session}; credentialId=${credentialId}; secretKey=${secretKey}` }))
}

async function activate(address: string, { cookie, ...body }: Activation): Promise<number | null> {
  const headers = { 'content-type': 'application/json', cookie }
  const call = fetch(`${address}/api/subscription/activate/bucket`, { method: 'POST', headers, body: JSON.stringify(body) })
  return call.then(
    ({ status }) => status,
    () => null,
  )
}

test('an API killed while codes are used loses and doubles no unit', async () => {
  const people = await db.community.selectFrom('person').select('communityId').orderBy('communityId').limit(12).execute()
  const activations = (await Promise.all(people.map(({ communityId }) => newActivations(communityId, 4)))).flat()
  const first = startApi(database, { PUBLIC_URL: publicUrl, RATE_LIMIT_PER_MINUTE: '0' })
  const address = await first.address()
  const calls = activations.map((activation) => activate(address, activation))
  await Promise.race(calls)
  first.child.kill('SIGKILL')
  const answers = await Promise.all(calls)
  await first.exited
  expect(answers).toContain(200)
  expect(answers).toContain(null)

  const second = startApi(database, { PUBLIC_URL: publicUrl, RATE_LIMIT_PER_MINUTE: '0' })
  const again = await second.address()
  const repeated = await Promise.all(activations.map((activation) => activate(again, activation)))
  // Anyone who heard of success before hears now that the code is used; nobody else lost one.
  activations.forEach((_, at) => {
    expect(repeated[at], `${answers[at]}`).toBeOneOf(answers[at] === 200 ? [400] : [200, 400])
  })
  for (const partyId of new Set(activations.map((activation) => activation.partyId)))
    expect(await loadUsage(db.community, partyId, new Date())).toMatchObject({ remaining_units: 40, total_units: 40, bucketsBought: 4 })
  const { rows } = await db.pool.query(
    'select sum(units)::int as units, count(distinct request_id)::int as codes from community.unit_entry',
  )
  expect(rows).toEqual([{ units: activations.length * 10, codes: activations.length }])
})
