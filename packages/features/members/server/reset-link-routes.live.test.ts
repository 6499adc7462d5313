import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeAccount, signedIn, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { loadAudit } from '../../access/server/load-audit.ts'

const database = await testDatabase('empty')
const { community, pool } = database.db
const clock = fixedClock()
const { app } = await testApp(database, { hasSessions: true, clock, env: { MAIL_URL: 'smtp://127.0.0.1:1' } })
const { anonymous, basic, orcid, curator } = await testPeople(database, app)

const path = '/api/user/send-reset-link'
const newPerson = (userName: string, facts = {}) => makeAccount(community, { userName, ...facts })

async function linksTo(email: string): Promise<number> {
  const { rows } = await pool.query(`select from graphile_worker._private_jobs where payload::jsonb->'payload' @> $1::jsonb`, [
    JSON.stringify({ purpose: 'reset_password', email }),
  ])
  return rows.length
}

test('[SECURE-006] a curator sends the owner a reset link, and the audit tells it', async () => {
  const { communityId, email } = await newPerson('linked-flora')
  expect(await curator.post(path, { communityId })).toMatchObject({ status: 200, body: { success: true } })
  expect(await linksTo(email)).toBe(1)
  const [sent] = await loadAudit(community, { subject: `person:${communityId}`, limit: 1 })
  expect(sent).toMatchObject({ actor: `member:${curator.communityId}`, action: 'account.send_reset_link' })
})

test('[SECURE-006] nobody else sends one, and no link goes to an address that is not confirmed', async () => {
  const { communityId, email } = await newPerson('refused-flora')
  expect((await anonymous.post(path, { communityId })).status).toBe(401)
  for (const other of [basic, orcid]) expect((await other.post(path, { communityId })).status).toBe(403)
  expect((await curator.post(path, { communityId: 999_999 })).status).toBe(404)
  const unconfirmed = await newPerson('unconfirmed-flora', { emailConfirmedAt: null })
  expect(await curator.post(path, { communityId: unconfirmed.communityId })).toMatchObject({ status: 422, body: { code: 'unprocessable' } })
  expect([await linksTo(email), await linksTo(unconfirmed.email)]).toEqual([0, 0])
})

test('[SECURE-006] a person gets at most three links in an hour, no matter who requests them', async () => {
  const { communityId, email } = await newPerson('often-linked-flora')
  await anonymous.post('/api/auth/forgotten-password', { email })
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await curator.post(path, { communityId })).status)
  expect(statuses).toEqual([200, 200, 429])
  expect(await linksTo(email)).toBe(3)
})

test('[SECURE-007] a curator who logged in a while ago is asked again', async () => {
  const { communityId, email } = await newPerson('late-flora')
  const late = await signedIn(app, await newPerson('late-curator', { isCurator: true }))
  clock.advance(11 * 60_000)
  expect(await late.post(path, { communityId })).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
  expect(await linksTo(email)).toBe(0)
})

test('[SECURE-006] without mail the curator is told so', async () => {
  const { app: silent } = await testApp(database, { hasSessions: true, clock })
  const { communityId } = await newPerson('silent-flora')
  const asking = await signedIn(silent, await newPerson('silent-curator', { isCurator: true }))
  expect(await asking.post(path, { communityId })).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('does not send e-mail') },
  })
})
