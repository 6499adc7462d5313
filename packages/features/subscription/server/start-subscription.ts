import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Visitor } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { grantUnits, lockParty } from './unit-ledger.ts'

export type SubscriptionTerm = { partyId: number; startsOn: string; endsOn: string }

/** What a person gets with a subscription (SUBS-002). */
const complimentaryUnits = 50

/** Subscribes a party; a person also gets complimentary units. Returns false if it already has a subscription for exactly these days. */
export async function startSubscription(tx: CommunityTransaction, actor: Visitor | 'command', term: SubscriptionTerm): Promise<boolean> {
  const { partyId, startsOn, endsOn } = term
  await lockParty(tx, partyId)
  const known = await tx
    .selectFrom('subscription')
    .select('subscriptionId')
    .where('partyId', '=', partyId)
    .where('startsOn', '=', startsOn)
    .where('endsOn', '=', endsOn)
    .executeTakeFirst()
  if (known) return false
  const { subscriptionId } = await tx.insertInto('subscription').values(term).returning('subscriptionId').executeTakeFirstOrThrow()
  await noteAudit(tx, actor, { action: 'subscription.start', subject: `party:${partyId}`, details: { startsOn, endsOn } })
  const { partyType } = await tx.selectFrom('party').select('partyType').where('partyId', '=', partyId).executeTakeFirstOrThrow()
  const requestId = `subscription:${subscriptionId}`
  if (partyType === 'person')
    await grantUnits(tx, actor, { partyId, units: complimentaryUnits, origin: 'complimentary', expiresOn: endsOn, requestId })
  return true
}
