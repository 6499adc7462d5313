import { dayAfter, dayOf } from '@rosette/contract-kit/clock.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { hashPassword } from '@rosette/identity/hash-secrets.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { createAccount } from '../../account/server/accounts.ts'
import { findMemberId } from '../../community/server/save-members.ts'
import { parseRange } from '../../subscription/server/parse-range.ts'
import { addAddressRange, ensureInstitution } from '../../subscription/server/parties.ts'
import { debitUnit, grantUnits, startSubscription } from '../../subscription/server/unit-ledger.ts'
import { demoPassword, demoPeople } from '../contract/demo-people.ts'

// Outside the ranges that ORCID assigns.
const demoOrcidId = '0000-0000-0000-0474'
// Addresses reserved for documentation.
const demoNetworks = ['192.0.2.0/24', '2001:db8::/32']
// The member of the institution has units too: SUBS-015 hides them.
const holdersOfUnits = ['demo-basic', 'demo-orcid', 'demo-institution']
const demoUniversity = { naturalKey: 'demo-university', name: 'Example University' }

/**
 * Creates one account for each role, for people from the demo files, and an institution that subscribes. What exists stays as it is,
 * so this can be repeated. Returns how many accounts are new.
 */
export async function makeDemoPeople(tx: CommunityTransaction, asOf: Date): Promise<number> {
  await makeUniversity(tx, asOf)
  let made = 0
  for (const { userName } of demoPeople) if (await makeAccount(tx, userName, asOf)) made++
  return made
}

async function makeUniversity(tx: CommunityTransaction, asOf: Date): Promise<void> {
  const organizationId = await findMemberId(tx, 'organization', demoUniversity.naturalKey)
  const { partyId } = await ensureInstitution(tx, { name: demoUniversity.name, organizationId })
  for (const network of demoNetworks) {
    const range = parseRange(network)
    if (range) await addAddressRange(tx, partyId, range)
  }
  await subscribe(tx, partyId, asOf)
}

async function makeAccount(tx: CommunityTransaction, userName: string, asOf: Date): Promise<boolean> {
  const communityId = await findMemberId(tx, 'person', userName)
  const known = await tx
    .selectFrom('account')
    .innerJoin('party', 'party.communityId', 'account.communityId')
    .select('partyId')
    .where('account.communityId', '=', communityId)
    .executeTakeFirst()
  const partyId = known?.partyId ?? (await create(tx, userName, communityId, asOf))
  if (userName === 'demo-subscriber') await subscribe(tx, partyId, asOf)
  if (holdersOfUnits.includes(userName)) await giveUnits(tx, partyId, asOf)
  return known === undefined
}

async function create(tx: CommunityTransaction, userName: string, communityId: number, asOf: Date): Promise<number> {
  const { partyId } = await createAccount(tx, {
    communityId,
    userName,
    email: `${userName}@example.org`,
    emailConfirmedAt: asOf,
    isDemo: true,
    passwordHash: await hashPassword(demoPassword),
    isCurator: userName === 'demo-curator',
    mayRegisterSymbols: userName !== 'demo-basic',
  })
  if (userName === 'demo-orcid') await tx.insertInto('orcidLink').values({ communityId, orcidId: demoOrcidId }).execute()
  await noteAudit(tx, 'command', { action: 'account.make', subject: `person:${communityId}`, details: { isDemo: true } })
  return partyId
}

/** For a year, starting a month before the day of the demo, unless a subscription is running. */
async function subscribe(tx: CommunityTransaction, partyId: number, asOf: Date): Promise<void> {
  const today = dayOf(asOf)
  const running = await tx
    .selectFrom('subscription')
    .select('subscriptionId')
    .where('partyId', '=', partyId)
    .where('startsOn', '<=', today)
    .where('endsOn', '>=', today)
    .executeTakeFirst()
  if (!running) await startSubscription(tx, 'command', { partyId, startsOn: dayAfter(asOf, -30), endsOn: dayAfter(asOf, 335) })
}

/** 20 units, some of them used, so that the usage bar has something to show. */
async function giveUnits(tx: CommunityTransaction, partyId: number, asOf: Date): Promise<void> {
  const grant = { partyId, units: 20, origin: 'grant', expiresOn: dayAfter(asOf, 365), requestId: 'demo' } as const
  if (!(await grantUnits(tx, 'command', grant))) return
  for (const run of [1, 2, 3, 4, 5, 6]) await debitUnit(tx, partyId, `demo:${run}`, asOf)
}
