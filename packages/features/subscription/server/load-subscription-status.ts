import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { SubscriptionStatus } from '../contract/subscription-calls.ts'
import { findInstitution, findPersonalSubscription } from './find-subscription.ts'
import { loadUsage } from './load-usage.ts'

/** What a member is told about his subscription: the institution's status, and the days of his own. */
export async function loadSubscriptionStatus(
  db: CommunityDb,
  { address, communityId, partyId }: { address: string; communityId: number; partyId: number | null },
  now: Date,
): Promise<SubscriptionStatus> {
  const [institution, personal, usage] = await Promise.all([
    findInstitution(db, { address, communityId }, now),
    findPersonalSubscription(db, communityId, now),
    partyId === null ? null : loadUsage(db, partyId, now),
  ])
  return {
    status: institution?.status ?? null,
    name: institution?.name ?? null,
    subscribed: personal !== null,
    expDate: personal?.expDate ?? null,
    free_expiry_date: usage?.free_expiry_date ?? null,
  }
}
