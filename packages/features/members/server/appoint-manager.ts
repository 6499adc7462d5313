import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import type { ManagerAppointment, PossibleManager } from '../contract/affiliations.ts'

/**
 * Makes a person a manager of an organization, or no longer one (SECURE-012). Only somebody who can log in and whose affiliation is confirmed
 * can be one. Returns whether anything has changed; null if the person is none of these.
 */
export async function appointManager(
  tx: CommunityTransaction,
  actor: Member | 'command',
  { communityId, organizationCommunityId, isManager }: ManagerAppointment,
): Promise<boolean | null> {
  const person = await possibleManagersQuery(tx, organizationCommunityId)
    .where('person.communityId', '=', communityId)
    .forUpdate('affiliation')
    .executeTakeFirst()
  if (!person) return null
  if (person.isManager === isManager) return false
  await tx
    .updateTable('affiliation')
    .set({ isManager })
    .where('personCommunityId', '=', communityId)
    .where('organizationCommunityId', '=', organizationCommunityId)
    .execute()
  const action = isManager ? 'organization.appoint_manager' : 'organization.dismiss_manager'
  await noteAudit(tx, actor, { action, subject: `organization:${organizationCommunityId}`, details: { person: communityId } })
  return true
}

/** Its managers, and whom a curator could appoint. */
export async function loadPossibleManagers(db: CommunityDb, organizationCommunityId: number): Promise<PossibleManager[]> {
  return possibleManagersQuery(db, organizationCommunityId).execute()
}

function possibleManagersQuery(db: CommunityDb, organizationCommunityId: number) {
  return db
    .selectFrom('affiliation')
    .innerJoin('person', 'person.communityId', 'affiliation.personCommunityId')
    .innerJoin('account', 'account.communityId', 'person.communityId')
    .select(['person.communityId', 'person.firstName', 'person.lastName', 'affiliation.isManager'])
    .where('affiliation.organizationCommunityId', '=', organizationCommunityId)
    .where('affiliation.isConfirmed', '=', true)
    .orderBy('affiliation.isManager', 'desc')
    .orderBy('person.lastName')
    .orderBy('person.communityId')
}
