import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeAccount } from '@rosette/test-kit/people/test-people.ts'
import { expect, test } from 'vitest'
import { loadAudit } from '../../access/server/load-audit.ts'
import { makeActivationCode } from './activation-code.ts'
import { ensureInstitution } from './parties.ts'
import { redeemCode } from './subscription-routes.ts'
import { debitUnit, grantUnits, loadUsage, refundUnit, startSubscription } from './unit-ledger.ts'

const { db, url } = await testDatabase('empty')
const now = fixedClock().now()
const inTransaction = <Result>(work: (tx: CommunityTransaction) => Promise<Result>) => db.community.transaction().execute(work)

let people = 0
async function newParty(): Promise<number> {
  const { partyId } = await makeAccount(db.community, { userName: `person${++people}`, passwordHash: null })
  return partyId
}

async function grant(partyId: number, units: number, expiresOn = '2027-01-01', requestId = 'first') {
  return inTransaction((tx) => grantUnits(tx, 'command', { partyId, units, origin: 'grant', expiresOn, requestId }))
}

const debit = (partyId: number, requestId: string) => inTransaction((tx) => debitUnit(tx, partyId, requestId, now))
const refund = (partyId: number, requestId: string) => inTransaction((tx) => refundUnit(tx, partyId, requestId))
const left = async (partyId: number) => (await loadUsage(db.community, partyId, now))?.remaining_units

const sumOf = async (partyId: number) => {
  const { rows } = await db.pool.query('select sum(units)::int as sum from community.unit_entry where party_id = $1', [partyId])
  return rows[0].sum
}

test('of 200 debits at the same time on 50 units exactly 50 succeed', async () => {
  const partyId = await newParty()
  await grant(partyId, 50)
  const answers = await Promise.all(Array.from({ length: 200 }, (_, run) => debit(partyId, `run:${run}`)))
  expect(answers.filter(Boolean)).toHaveLength(50)
  expect([await left(partyId), await sumOf(partyId)]).toEqual([0, 0])
})

test('a request takes one unit and gives it back once, however often it is made', async () => {
  const partyId = await newParty()
  await grant(partyId, 3)
  expect(await grant(partyId, 3)).toBe(false)
  expect(await Promise.all(Array.from({ length: 20 }, () => debit(partyId, 'same')))).not.toContain(false)
  expect(await left(partyId)).toBe(2)
  expect((await Promise.all(Array.from({ length: 20 }, () => refund(partyId, 'same')))).filter(Boolean)).toHaveLength(1)
  expect(await left(partyId)).toBe(3)
  expect(await refund(partyId, 'never taken')).toBe(false)
})

test('the units that expire first are taken first, and those that have expired count no more', async () => {
  const partyId = await newParty()
  await grant(partyId, 2, '2027-06-01', 'long')
  await grant(partyId, 1, '2026-11-01', 'last day')
  await grant(partyId, 9, '2026-10-31', 'over')
  expect(await loadUsage(db.community, partyId, now)).toMatchObject({ remaining_units: 3, total_units: 3, expiry_date: '2027-06-01' })
  await debit(partyId, 'run')
  const tomorrow = new Date(now.getTime() + 86_400_000)
  expect(await loadUsage(db.community, partyId, tomorrow)).toMatchObject({ remaining_units: 2, total_units: 2 })
  expect(await loadUsage(db.community, partyId, new Date('2028-01-01'))).toBeNull()
})

test('[SUBS-002] a new individual subscription brings 50 complimentary units, once', async () => {
  const partyId = await newParty()
  const term = { partyId, startsOn: '2026-11-01', endsOn: '2027-10-31' }
  expect(await inTransaction((tx) => startSubscription(tx, 'command', term))).toBe(true)
  expect(await inTransaction((tx) => startSubscription(tx, 'command', term))).toBe(false)
  expect(await loadUsage(db.community, partyId, now)).toEqual({
    remaining_units: 50,
    total_units: 50,
    expiry_date: null,
    free_expiry_date: '2027-10-31',
    bucketsBought: 0,
  })
})

test('[SUBS-002] an institution that subscribes gets no units', async () => {
  const { partyId } = await inTransaction((tx) => ensureInstitution(tx, { name: 'Example University', organizationId: null }))
  const term = { partyId, startsOn: '2026-11-01', endsOn: '2027-10-31' }
  expect(await inTransaction((tx) => startSubscription(tx, 'command', term))).toBe(true)
  expect(await loadUsage(db.community, partyId, now)).toBeNull()
  expect(await sumOf(partyId)).toBeNull()
})

test('[SUBS-031] one code counts as one bucket, whatever is taken from it', async () => {
  const partyId = await newParty()
  const code = await inTransaction((tx) => makeActivationCode(tx, { units: 10, validDays: 30 }))
  await inTransaction((tx) => redeemCode(tx, { role: 'anonymous', isSubscribed: false }, { code, partyId, now }))
  for (const run of [1, 2, 3]) expect(await debit(partyId, `run:${run}`)).toBe(true)
  expect(await loadUsage(db.community, partyId, now)).toMatchObject({ remaining_units: 7, total_units: 10, bucketsBought: 1 })
})

test('[SUBS-031] of 100 uses of one activation code at the same time exactly one succeeds', async () => {
  const parties = await Promise.all(Array.from({ length: 4 }, newParty))
  const code = await inTransaction((tx) => makeActivationCode(tx, { units: 10, validDays: 30 }))
  const actor = { role: 'anonymous', isSubscribed: false } as const
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, (_, use) => {
      const partyId = parties[use % parties.length] ?? 0
      return inTransaction((tx) => redeemCode(tx, actor, { code: ` ${code.toLowerCase()} `, partyId, now }))
    }),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const usages = (await Promise.all(parties.map((partyId) => loadUsage(db.community, partyId, now)))).filter((usage) => usage !== null)
  expect(usages).toMatchObject([{ remaining_units: 10, total_units: 10, expiry_date: '2026-12-01', bucketsBought: 1 }])
})

test('only the hash of an activation code is kept', async () => {
  const code = await inTransaction((tx) => makeActivationCode(tx, { units: 1, validDays: 1 }))
  expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  const { rows } = await db.pool.query(`select (select json_agg(c)::text from community.activation_code c) || json_agg(a)::text as stored
    from community.audit a`)
  for (const shown of [code, code.replaceAll('-', '')]) expect(rows[0].stored).not.toContain(shown)
})

test('rows of the ledger and of the audit can only be added, and every grant is noted', async () => {
  const partyId = await newParty()
  await grant(partyId, 5)
  expect(await loadAudit(db.community, { subject: `party:${partyId}`, limit: 9 })).toMatchObject([
    { actor: 'command', action: 'units.grant', details: { units: 5, origin: 'grant' } },
  ])
  for (const change of [
    'update community.unit_entry set units = 50',
    'truncate community.unit_entry',
    "update community.audit set actor = 'nobody'",
    'delete from community.audit',
    'truncate community.audit',
  ])
    await expect(db.pool.query(change), change).rejects.toThrow('are only ever added')
})

test('a process that is killed while it takes units loses and doubles none', async () => {
  const partyId = await newParty()
  await grant(partyId, 300)
  const script = fileURLToPath(new URL('../../../test-kit/src/people/debit-until-killed.ts', import.meta.url))
  const child = spawn(process.execPath, [script, url, String(partyId), now.toISOString()], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  // What was under way when it died is undone by PostgreSQL: asking for the lock waits for that.
  const runs = Array.from({ length: 400 }, (_, run) => `run:${run}`)
  expect(await debit(partyId, 'after')).toBe(true)
  const { rows } = await db.pool.query(
    `select count(*)::int as debits, count(distinct request_id)::int as runs from community.unit_entry where party_id = $1 and units < 0`,
    [partyId],
  )
  expect(rows[0].debits).toBe(rows[0].runs)
  expect(rows[0].debits).toBeGreaterThan(5)
  expect(rows[0].debits).toBeLessThan(300)
  expect([await left(partyId), await sumOf(partyId)]).toEqual([300 - rows[0].debits, 300 - rows[0].debits])
  // Anyone who asks again for all of them gets each one once.
  const answers: boolean[] = []
  for (const run of runs) answers.push(await debit(partyId, run))
  expect(answers.filter(Boolean)).toHaveLength(299)
  expect(await left(partyId)).toBe(0)
})
