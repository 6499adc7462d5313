import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { noteMemberChange } from '../../community/server/index-tasks.ts'
import type { AffiliationDecision, PendingAffiliation } from '../contract/affiliations.ts'

/** Confirms or declines a pending affiliation for an organization (EDIT-026); a declined one is removed. */
export async function decideAffiliation(db: Database, decider: Member, decision: AffiliationDecision): Promise<void> {
  const { communityId, organizationCommunityId, isConfirmed } = decision
  await db.community.transaction().execute(async (tx) => {
    // Only pending affiliations are decided here: an organization cannot remove confirmed people.
    const waiting = await pendingQuery(tx, organizationCommunityId).where('person.communityId', '=', communityId).executeTakeFirst()
    if (!waiting) throw new Problem('not_found', 'There is no affiliation awaiting this decision.')
    if (isConfirmed) await affiliationUpdate(tx, decision).set({ isConfirmed }).execute()
    else await affiliationDelete(tx, decision).execute()
    await noteMemberChange(tx, [communityId])
    const action = isConfirmed ? 'organization.confirm_affiliation' : 'organization.decline_affiliation'
    await noteAudit(tx, decider, { action, subject: `organization:${organizationCommunityId}`, details: { person: communityId } })
  })
}

function affiliationUpdate(tx: CommunityTransaction, { communityId, organizationCommunityId }: AffiliationDecision) {
  return tx
    .updateTable('affiliation')
    .where('personCommunityId', '=', communityId)
    .where('organizationCommunityId', '=', organizationCommunityId)
}

function affiliationDelete(tx: CommunityTransaction, { communityId, organizationCommunityId }: AffiliationDecision) {
  return tx
    .deleteFrom('affiliation')
    .where('personCommunityId', '=', communityId)
    .where('organizationCommunityId', '=', organizationCommunityId)
}

/** People with a pending affiliation. */
export async function loadPendingAffiliations(db: CommunityDb, organizationCommunityId: number): Promise<PendingAffiliation[]> {
  return pendingQuery(db, organizationCommunityId).execute()
}

function pendingQuery(db: CommunityDb, organizationCommunityId: number) {
  return db
    .selectFrom('affiliation')
    .innerJoin('person', 'person.communityId', 'affiliation.personCommunityId')
    .select(['person.communityId', 'person.firstName', 'person.lastName'])
    .where('affiliation.organizationCommunityId', '=', organizationCommunityId)
    .where('affiliation.isConfirmed', '=', false)
    .orderBy('person.lastName')
    .orderBy('person.communityId')
}
