import { loadAudit } from '@rosette/features/access/server/load-audit.ts'
import { noteEvent } from '@rosette/features/access/server/note-event.ts'
import { mailLink } from '@rosette/features/account/server/account-tasks.ts'
import { hashToken } from '@rosette/identity/hash-secrets.ts'
import { openMailer } from '@rosette/job-queue/open-mailer.ts'
import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { linkTokenOf, startMailServer } from '@rosette/test-kit/people/mail-server.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { pino } from 'pino'
import { expect, test } from 'vitest'

const database = await testDatabase('empty')
const { community } = database.db
const clock = fixedClock()
const { app, log } = await testApp(database, { hasSessions: true, clock })
const hour = 3_600_000
let networks = 0
const newNetwork = () => `198.51.100.${++networks}`

function post(path: string, payload: object, remoteAddress: string, cookies: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress, cookies })
}

const logIn = (username: string, password: string, network: string) => post('/auth/login', { username, password }, network)

/** The newest rows from a network, as `actor action subject`, oldest first. */
async function eventsFrom(network: string): Promise<string[]> {
  const rows = await loadAudit(community, { limit: 200 })
  return rows
    .filter((row) => row.network === network)
    .map(({ actor, action, subject }) => `${actor} ${action} ${subject}`)
    .toReversed()
}

const answered = (status: number) => log.findLast((line) => line.msg === 'answered' && line.status === status)

test('[SECURE-028] a login and a failed one are noted with account and network, one with an unknown name with the network', async () => {
  const flora = await makeSomebody(database, app, 'basic')
  const [own, other] = [newNetwork(), newNetwork()]
  await logIn(flora.userName, flora.password, own)
  expect(await eventsFrom(own)).toEqual([`member:${flora.communityId} login person:${flora.communityId}`])
  expect((await logIn(flora.userName, 'kx9Qf3', other)).statusCode).toBe(401)
  expect(answered(401)).toMatchObject({ account: flora.communityId, network: other })
  expect((await logIn('nobody-at-all', 'kx9Qf3', other)).statusCode).toBe(401)
  expect(answered(401)).toMatchObject({ account: null, network: other })
  expect(await eventsFrom(other)).toEqual([`visitor login.failed person:${flora.communityId}`, 'visitor login.failed nobody'])
})

test('[SECURE-028] a login that the throttle refuses is noted', async () => {
  const flora = await makeSomebody(database, app, 'basic')
  const network = newNetwork()
  for (let tried = 0; tried < 6; tried++) await logIn(flora.userName, 'kx9Qf3', network)
  expect((await logIn(flora.userName, flora.password, network)).statusCode).toBe(429)
  const whom = `person:${flora.communityId}`
  expect(await eventsFrom(network)).toEqual([`visitor login.failed ${whom}`, `visitor login.locked ${whom}`])
})

test('[SECURE-028] a reset is noted when it is requested and when it is done', async () => {
  const flora = await makeSomebody(database, app, 'basic')
  const mails = await startMailServer()
  const mailer = openMailer({ mailUrl: mails.url, mailFrom: 'no-reply@example.org' })
  const network = newNetwork()
  const { email } = flora
  expect((await post('/auth/forgotten-password', { email }, network)).statusCode).toBe(200)
  const { rows } = await database.db.pool.query(`select payload from graphile_worker._private_jobs order by id desc limit 1`)
  expect(rows).toMatchObject([{ payload: { payload: { email, network } } }])
  await mailLink({ db: database.db, mailer, publicUrl: 'https://rosette.example' }, rows[0].payload.payload, clock.now())
  const token = linkTokenOf(await mails.waitForMail(email))
  const password = 'ch0senOne'
  expect((await post('/auth/reset-password', { token, password, password_confirm: password }, network)).statusCode).toBe(200)
  const whom = `person:${flora.communityId}`
  expect(await eventsFrom(network)).toEqual([`visitor account.ask_reset ${whom}`, `visitor account.reset_password ${whom}`])
  mailer.close()
  await mails.close()
})

test('[SECURE-028] refused access is noted, and the log line says whose it was and from where', async () => {
  const [flora, other] = [await makeSomebody(database, app, 'basic'), await makeSomebody(database, app, 'basic')]
  const network = newNetwork()
  const refused = await app.inject({
    method: 'GET',
    url: `/api/user/person-details?communityId=${other.communityId}`,
    cookies: flora.cookies,
    remoteAddress: network,
  })
  expect(refused.statusCode).toBe(403)
  expect(answered(403)).toMatchObject({ account: flora.communityId, network })
  expect(await eventsFrom(network)).toEqual([`member:${flora.communityId} access.refused call:GET /api/user/person-details`])
})

test('[SECURE-028] the request for a proof of identity is in the log only', async () => {
  const flora = await makeSomebody(database, app, 'basic')
  const network = newNetwork()
  clock.advance(11 * 60_000)
  expect((await post('/user/delete-account', { confirmation: flora.userName }, network, flora.cookies)).statusCode).toBe(403)
  expect(answered(403)).toMatchObject({ account: flora.communityId, network })
  expect(await eventsFrom(network)).toEqual([])
})

test('[SECURE-028] a visitor without a session leaves a line in the log and none in the audit', async () => {
  const network = newNetwork()
  const refused = await app.inject({ method: 'GET', url: '/api/user/person-details?communityId=1', remoteAddress: network })
  expect(refused.statusCode).toBe(401)
  expect(answered(401)).toMatchObject({ account: null, network })
  expect(await eventsFrom(network)).toEqual([])
})

test('[SECURE-028] the network of an IPv6 address is its first half', async () => {
  await logIn('nobody-at-all', 'kx9Qf3', '2001:db8:1:2:3:4:5:6')
  expect(await eventsFrom('2001:db8:1:2')).toEqual(['visitor login.failed nobody'])
})

test('[SECURE-028] what is repeated is noted once an hour', async () => {
  const flora = await makeSomebody(database, app, 'basic')
  const network = newNetwork()
  const line = `visitor login.failed person:${flora.communityId}`
  for (let tried = 0; tried < 3; tried++) await logIn(flora.userName, 'kx9Qf3', network)
  expect(await eventsFrom(network)).toEqual([line])
  clock.advance(hour + 1)
  await logIn(flora.userName, 'kx9Qf3', network)
  expect(await eventsFrom(network)).toEqual([line, line])
})

test('[SECURE-028] from however many networks, an hour adds at most 1,000 rows of one action; the log has them all', async () => {
  clock.advance(2 * hour)
  const now = clock.now()
  const rows = () => community.selectFrom('audit').select('auditId').where('action', '=', 'login.locked').execute()
  const before = (await rows()).length
  const lines: unknown[] = []
  const logger = pino({}, { write: (text: string) => lines.push(JSON.parse(text)) })
  // The first 995 of the hour, counted as the function counts them.
  const counted = { purpose: 'audit login.locked', subjectHash: hashToken(''), madeAt: now }
  await community.insertInto('attempt').values(Array(995).fill(counted)).execute()
  for (let i = 0; i < 10; i++) {
    const visitor = { role: 'anonymous', network: `2001:db8:${i.toString(16)}:1` } as const
    await noteEvent({ db: community, log: logger, now }, visitor, { action: 'login.locked', subject: 'nobody' })
  }
  expect((await rows()).length - before).toBe(5)
  expect(lines).toHaveLength(10)
  expect(lines.at(-1)).toMatchObject({ action: 'login.locked', account: null, network: '2001:db8:9:1', level: 30 })
})

test('[SECURE-016] [SECURE-028] no name, address, iD or community ID of anybody is in the audit itself', async () => {
  const flora = await makeSomebody(database, app, 'orcid')
  await post('/auth/login', { username: flora.userName, password: 'kx9Qf3' }, newNetwork())
  const { communityId, userName, email } = flora
  const register = { username: 'New-Flora', password: 'ch0senOne', password_confirm: 'ch0senOne', email: 'new-flora@example.org' }
  await post('/user/register-person', register, newNetwork())
  await flora.post('/api/update/community', { communityId, city: 'Meadow', websites: [{ url: 'https://flora.example.org/' }] })
  await flora.post('/api/auth/unlink-orcid', {})
  const { rows } = await database.db.pool.query<{ all: string }>(`select json_agg(a)::text as all from community.audit a`)
  const text = rows[0]?.all ?? ''
  expect(text).toContain('orcid.unlink')
  for (const personal of [userName, email, 'Flora', 'Meadow', 'flora.example.org', '0000-0001-', '198.51.100.', `:${communityId}"`])
    expect(text).not.toContain(personal)
})
