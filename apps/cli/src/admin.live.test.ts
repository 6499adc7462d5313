import { Readable, Writable } from 'node:stream'
import { findPendingEmail } from '@rosette/features/account/server/address-changes.ts'
import { verifyPassword } from '@rosette/features/account/server/auth-routes.ts'
import { requestChange } from '@rosette/features/account/server/request-change.ts'
import { startSession } from '@rosette/features/sessions/server/session-store.ts'
import { findInstitution } from '@rosette/features/subscription/server/find-subscription.ts'
import { decryptSecret, encryptSecret } from '@rosette/identity/encrypt-secret.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { runCli } from './run-cli.ts'

const { url, db } = await testDatabase()
const env = { DATABASE_URL: url, OPENSEARCH_URL: 'http://127.0.0.1:1' }

async function admin(args: string[], input = '', settings: Record<string, string> = {}) {
  let out = ''
  const sink = new Writable({
    write(chunk, _, done) {
      out += chunk
      done()
    },
  })
  const code = await runCli(['admin', ...args, '--json'], {
    env: { ...env, ...settings },
    out: sink,
    err: sink,
    input: Readable.from([input]),
  })
  return { code, answer: JSON.parse(out) }
}

const actions = async (subject: string) => {
  const { answer } = await admin(['audit', '--subject', subject])
  return answer.lines.map(({ actor, action }: { actor: string; action: string }) => `${actor} ${action}`)
}

test('[SECURE-028] an account is made with a password from standard input, and a curator of it, which the audit notes', async () => {
  const made = await admin(['user', 'Fern', '--email', 'fern@example.org', '--last-name', 'Frond'], 'kx9Qf2\n')
  expect(made).toMatchObject({ code: 0, answer: { communityId: expect.any(Number) } })
  const { communityId } = made.answer
  expect(await verifyPassword(db.community, 'fern', 'kx9Qf2')).toMatchObject({ communityId, emailConfirmedAt: expect.any(Date) })
  expect((await admin(['user', 'FERN', '--email', 'other@example.org'], 'kx9Qf2\n')).code).toBe(2)
  expect((await admin(['user', 'Moss', '--email', 'moss@example.org'], 'short\n')).code).toBe(2)
  expect((await admin(['user', 'Moss', '--email', 'moss@example.org'], 'michael1\n')).code).toBe(2)
  expect((await admin(['user', 'Moss'], 'kx9Qf2\n')).code).toBe(2)
  expect((await admin(['user', 'Moss', '--email', 'moss@localhost'], 'kx9Qf2\n')).code).toBe(2)

  expect((await admin(['curator', 'fern'])).answer).toMatchObject({ isCurator: true, hasChanged: true })
  expect((await admin(['curator', 'fern'])).answer).toMatchObject({ hasChanged: false })
  expect((await admin(['curator', 'fern', '--remove'])).answer).toMatchObject({ isCurator: false, hasChanged: true })
  expect((await admin(['curator', 'nobody'])).code).toBe(2)
  expect(await actions(`person:${communityId}`)).toEqual(['command curator.remove', 'command curator.add', 'command account.make'])
})

test('[SECURE-012] somebody who belongs to an organization becomes its manager, and is dismissed', async () => {
  const { communityId: personCommunityId } = (await admin(['user', 'Clover', '--email', 'clover@example.org'], 'kx9Qf2\n')).answer
  expect((await admin(['manager', 'clover', 'demo-university'])).code).toBe(2)
  const { communityId } = await db.community
    .selectFrom('member')
    .select('communityId')
    .where('naturalKey', '=', 'demo-university')
    .executeTakeFirstOrThrow()
  const affiliation = { personCommunityId, organizationCommunityId: communityId, isConfirmed: true }
  await db.community.insertInto('affiliation').values(affiliation).execute()
  expect((await admin(['manager', 'clover', 'demo-university'])).answer).toMatchObject({ isManager: true, hasChanged: true })
  expect((await admin(['manager', 'clover', 'demo-university'])).answer).toMatchObject({ hasChanged: false })
  expect((await admin(['manager', 'clover', 'demo-university', '--remove'])).answer).toMatchObject({ isManager: false, hasChanged: true })
  expect((await admin(['manager', 'clover', 'nowhere'])).code).not.toBe(0)
  expect(await actions(`organization:${communityId}`)).toEqual([
    'command organization.dismiss_manager',
    'command organization.appoint_manager',
  ])
})

test('[SECURE-004] an operator changes an address, which ends what the person asked for', async () => {
  const { communityId } = (await admin(['user', 'Ivy', '--email', 'ivy@example.org'], 'kx9Qf2\n')).answer
  await admin(['user', 'Holly', '--email', 'holly@example.org'], 'kx9Qf2\n')
  const request = { communityId, oldEmail: 'ivy@example.org', newEmail: 'asked@example.org' }
  await db.community.transaction().execute((tx) => requestChange(tx, request, new Date()))
  expect(await admin(['email', 'ivy', 'new-ivy@example.org'])).toMatchObject({ code: 0, answer: { communityId } })
  const account = db.community.selectFrom('account').select(['email', 'emailConfirmedAt']).where('communityId', '=', communityId)
  expect(await account.execute()).toEqual([{ email: 'new-ivy@example.org', emailConfirmedAt: expect.any(Date) }])
  expect(await findPendingEmail(db.community, communityId, new Date())).toBeNull()
  expect(await actions(`person:${communityId}`)).toEqual(['command account.set_address', 'command account.make'])
  for (const wrong of [['ivy', 'holly@example.org'], ['ivy', 'ivy@localhost'], ['nobody', 'x@example.org'], ['ivy']])
    expect((await admin(['email', ...wrong])).code).toBe(2)
})

test('[SECURE-003] an account is removed with its sessions and linked sign-ins, and the person stays', async () => {
  const { communityId } = (await admin(['user', 'Bracken', '--email', 'bracken@example.org'], 'kx9Qf2\n')).answer
  await startSession(db.community, communityId, new Date())
  await db.community.insertInto('orcidLink').values({ communityId, orcidId: '0000-0001-5109-3700' }).execute()
  expect(await admin(['remove', 'bracken'])).toMatchObject({ code: 0, answer: { communityId } })
  expect(await verifyPassword(db.community, 'bracken', 'kx9Qf2')).toBeNull()
  for (const table of ['session', 'orcidLink'] as const)
    expect(await db.community.selectFrom(table).selectAll().where('communityId', '=', communityId).execute()).toEqual([])
  expect(await db.community.selectFrom('person').select('lastName').where('communityId', '=', communityId).execute()).toHaveLength(1)
  // The rows stay; whom they are about is forgotten with the account.
  expect(await actions(`person:${communityId}`)).toEqual([])
  const [last] = (await admin(['audit', '--limit', '1'])).answer.lines
  expect(last).toMatchObject({ actor: 'command', action: 'account.remove', subject: expect.stringMatching(/^person:[0-9a-f]+-/) })
  expect((await admin(['remove', 'bracken'])).code).toBe(2)
})

test('[SECURE-035] an operator ends the sessions of one person, or of everybody', async () => {
  const holders: number[] = []
  for (const name of ['Sorrel', 'Teasel', 'Yarrow']) {
    const { communityId } = (await admin(['user', name, '--email', `${name}@example.org`], 'kx9Qf2\n')).answer
    await startSession(db.community, communityId, new Date())
    holders.push(communityId)
  }
  const [sorrel = 0, ...others] = holders
  const open = () => db.community.selectFrom('session').select('communityId').orderBy('communityId').execute()
  expect(await admin(['logout', '--user', 'sorrel'])).toMatchObject({ code: 0, answer: { ended: 1 } })
  expect((await open()).map(({ communityId }) => communityId)).toEqual(others)
  expect(await actions(`person:${sorrel}`)).toContain('command account.end_sessions')
  for (const wrong of [[], ['--user', 'sorrel', '--everybody'], ['--user', 'nobody']])
    expect((await admin(['logout', ...wrong])).code).toBe(2)
  expect(await admin(['logout', '--everybody'])).toMatchObject({ code: 0, answer: { ended: 2 } })
  expect(await open()).toEqual([])
})

test('[SECURE-008] anyone who lost their phone gets in again after an operator removed the second factor', async () => {
  const { communityId } = (await admin(['user', 'Mallow', '--email', 'mallow@example.org'], 'kx9Qf2\n')).answer
  expect(await admin(['second-factor', 'mallow', '--remove'])).toMatchObject({ code: 0, answer: { isOn: false, hasChanged: false } })
  const now = new Date()
  const factor = { communityId, encryptedSecret: Buffer.alloc(1), createdAt: now, confirmedAt: now }
  await db.community.insertInto('secondFactor').values(factor).execute()
  await startSession(db.community, communityId, now)
  expect((await admin(['second-factor', 'mallow'])).answer).toMatchObject({ isOn: true, hasChanged: false })
  expect((await admin(['second-factor', 'mallow', '--remove'])).answer).toMatchObject({ isOn: false, hasChanged: true })
  for (const table of ['secondFactor', 'session'] as const)
    expect(await db.community.selectFrom(table).selectAll().where('communityId', '=', communityId).execute()).toEqual([])
  expect(await actions(`person:${communityId}`)).toEqual(['command second_factor.remove', 'command account.make'])
  expect((await admin(['second-factor', 'nobody'])).code).toBe(2)
})

test('[SECURE-061] the command encrypts all second factors again, and needs the new key', async () => {
  const { communityId } = (await admin(['user', 'Lupin', '--email', 'lupin@example.org'], 'kx9Qf2\n')).answer
  const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const encryptedSecret = encryptSecret(oldKey, 'a secret', `person:${communityId}`)
  await db.community.insertInto('secondFactor').values({ communityId, encryptedSecret, createdAt: new Date() }).execute()
  expect((await admin(['second-factor-key'])).code).toBe(2)
  const keys = { SECOND_FACTOR_KEY: newKey.toString('base64'), SECOND_FACTOR_OLD_KEY: oldKey.toString('base64') }
  expect(await admin(['second-factor-key'], '', keys)).toMatchObject({ code: 0, answer: { encrypted: 1, unreadable: 0 } })
  const stored = await db.community.selectFrom('secondFactor').selectAll().where('communityId', '=', communityId).executeTakeFirstOrThrow()
  expect(decryptSecret([newKey], stored.encryptedSecret, `person:${communityId}`)).toBe('a secret')
})

test('an institution gets addresses and a subscription', async () => {
  const { answer } = await admin(['institution', 'Example College', '--organization', 'demo-university'])
  expect(answer).toMatchObject({ ok: true, hasChanged: true })
  expect((await admin(['institution', 'example college'])).answer).toMatchObject({ partyId: answer.partyId, hasChanged: false })
  for (const range of [['192.0.2.0/24'], ['2001:db8::/32'], ['198.51.100.7', '198.51.100.9']])
    expect((await admin(['range', 'Example College', ...range])).answer).toMatchObject({ ok: true, hasChanged: true })
  expect((await admin(['range', 'Example College', '192.0.2.0/24'])).answer).toMatchObject({ hasChanged: false })
  expect((await admin(['range', 'Example College', '192.0.2.0/40'])).code).toBe(2)
  expect((await admin(['range', 'Elsewhere', '192.0.2.0/24'])).code).toBe(2)
  const seen = (address: string) => findInstitution(db.community, { address, communityId: null }, new Date())
  expect(await seen('198.51.100.8')).toMatchObject({ name: 'Example College', status: 'not subscribed' })
  expect((await admin(['subscribe', 'Example College', '--until', '2099-12-31'])).answer).toMatchObject({ ok: true, hasChanged: true })
  expect((await admin(['subscribe', 'Example College', '--until', '2099-12-31'])).answer).toMatchObject({ hasChanged: false })
  expect(await seen('2001:db8::1')).toMatchObject({ name: 'Example College', status: 'subscribed' })
  expect(await actions(`party:${answer.partyId}`)).toEqual([
    'command subscription.start',
    'command range.add',
    'command range.add',
    'command range.add',
    'command institution.save',
  ])
})

test('a person gets a subscription and units, and a code is shown once', async () => {
  await admin(['user', 'Sorrel', '--email', 'sorrel@example.org'], 'kx9Qf2')
  expect((await admin(['subscribe', '--user', 'sorrel', '--until', '2099-12-31'])).answer).toMatchObject({ hasChanged: true })
  expect((await admin(['units', '--user', 'sorrel', '--units', '7'])).answer).toMatchObject({ ok: true, remainingUnits: 57 })
  const { answer } = await admin(['code', '--units', '5', '--days', '30'])
  expect(answer).toMatchObject({ ok: true, code: expect.stringMatching(/^\w{4}-\w{4}-\w{4}-\w{4}$/), units: 5, validDays: 30 })
})

test.each([
  [['subscribe', '--until', '2099-12-31']],
  [['subscribe', 'Example College', '--user', 'fern', '--until', '2099-12-31']],
  [['subscribe', '--user', 'fern']],
  [['subscribe', '--user', 'fern', '--from', '2027-01-02', '--until', '2027-01-01']],
  [['units', '--user', 'fern', '--units', '0']],
  [['units', '--units', '5']],
  [['code']],
  [['code', '--units', 'many']],
])('rosette admin %j is refused, and nothing is done', async (args) => {
  const before = (await admin(['audit', '--limit', '9999'])).answer.lines.length
  expect((await admin(args)).code).toBe(2)
  expect((await admin(['audit', '--limit', '9999'])).answer.lines).toHaveLength(before)
})
