import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import { noteMemberChange } from '../../community/server/index-tasks.ts'

const nobody = 'Deleted account'

/**
 * Deletes people with their accounts and all that is about them; the search index follows. What they gave to science stays without them:
 * accepted symbols, decisions as curators. Note in the audit before: its ids are forgotten with the people they stand for.
 */
export async function deletePeople(
  tx: CommunityTransaction,
  communityIds: readonly number[],
  acceptedLines: 'keep' | 'remove' = 'keep',
): Promise<void> {
  await noteMemberChange(tx, communityIds)
  await releaseSymbols(tx, communityIds)
  await releaseCorrections(tx, communityIds)
  await releasePapers(tx, communityIds, acceptedLines)
  for (const table of ['comment', 'postalAddress', 'phone', 'website'] as const)
    await tx.deleteFrom(table).where('communityId', 'in', communityIds).execute()
  const callers = communityIds.map((communityId) => `member:${communityId}`)
  await tx.deleteFrom('idempotencyKey').where('actor', 'in', callers).execute()
  // The ledger of units can only be added to, so a party stays, without its person.
  await tx.updateTable('party').set({ name: nobody, communityId: null }).where('communityId', 'in', communityIds).execute()
  // Account, sessions, links, browsers, ORCID iD, affiliations and ids of the audit go with the person.
  await tx.deleteFrom('person').where('communityId', 'in', communityIds).execute()
  // The key outlives its record, and may have been made from the user name: anyone who takes that name next must not get this key. TAIR's own
  // number is the key of a file's line, which would otherwise be loaded a second time.
  await tx
    .updateTable('member')
    .set({ naturalKey: sql<string>`'deleted:' || community_id` })
    .where('communityId', 'in', communityIds)
    .where('tairAccession', 'is', null)
    .execute()
}

/**
 * Drafts go, and lines that nobody has accepted; accepted ones stay without their author, or go with the rest (CURATE-028). The files of the
 * next release follow.
 */
async function releasePapers(tx: CommunityTransaction, communityIds: readonly number[], acceptedLines: 'keep' | 'remove'): Promise<void> {
  const own = tx.selectFrom('paperSubmission').select('submissionId').where('submitterId', 'in', communityIds)
  const open = tx.deleteFrom('paperLine').where('submissionId', 'in', own)
  await (acceptedLines === 'keep' ? open.where('lineState', '<>', 'accepted') : open).execute()
  await tx
    .deleteFrom('paperSubmission')
    .where('submitterId', 'in', communityIds)
    .where('submissionId', 'not in', tx.selectFrom('paperLine').select('submissionId'))
    .execute()
  await tx.updateTable('paperLine').set({ lineNote: null }).where('submissionId', 'in', own).execute()
  await tx
    .updateTable('paperSubmission')
    .set({ submitterId: null, state: 'decided', draft: null, isCredited: false, decisionNote: null })
    .where('submitterId', 'in', communityIds)
    .execute()
  for (const role of ['approvedBy', 'checkedBy', 'answeredBy'] as const)
    await tx
      .updateTable('paperLine')
      .set({ [role]: null })
      .where(role, 'in', communityIds)
      .execute()
}

/** Accepted symbols stay, without what was written to the curators; the others are free again. */
async function releaseSymbols(tx: CommunityTransaction, communityIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('symbolSubmission').where('submitterId', 'in', communityIds).where('status', '!=', 'accepted').execute()
  await tx.updateTable('symbolSubmission').set({ comments: null, decisionNote: null }).where('submitterId', 'in', communityIds).execute()
  await tx.updateTable('symbolSubmission').set({ decidedBy: null }).where('decidedBy', 'in', communityIds).execute()
}

/** Accepted corrections stay, without their senders and what they wrote to the curators; the others go. */
async function releaseCorrections(tx: CommunityTransaction, communityIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('correction').where('senderId', 'in', communityIds).where('state', 'not in', ['accepted', 'in_release']).execute()
  await tx.deleteFrom('correctionMessage').where('authorId', 'in', communityIds).where('action', '=', 'answer').execute()
  await tx.updateTable('correctionMessage').set({ authorId: null }).where('authorId', 'in', communityIds).execute()
  await tx.updateTable('correction').set({ senderId: null, isCredited: false }).where('senderId', 'in', communityIds).execute()
  await tx.updateTable('correction').set({ takenBy: null }).where('takenBy', 'in', communityIds).execute()
  await tx.updateTable('correction').set({ decidedBy: null }).where('decidedBy', 'in', communityIds).execute()
}
