import type { CommunityDb } from '@rosette/database/community-db.ts'
import { amongKeys } from '@rosette/database/keyed-rows.ts'

export function organizationRowsQuery(db: CommunityDb, communityIds: readonly number[]) {
  return db
    .selectFrom('organization')
    .innerJoin('member', 'member.communityId', 'organization.communityId')
    .select([
      'organization.communityId',
      'organization.organizationId',
      'organization.name',
      'organization.organizationType',
      'organization.dateLastUpdated',
      'member.tairAccession',
    ])
    .where('organization.communityId', '=', amongKeys(communityIds))
}

/** Principal investigators first. Who only says that he belongs to it is not listed (EDIT-026). */
export function organizationAffiliationsQuery(db: CommunityDb, communityIds: readonly number[]) {
  return db
    .selectFrom('affiliation')
    .innerJoin('person', 'person.communityId', 'affiliation.personCommunityId')
    .select([
      'affiliation.organizationCommunityId',
      'person.personId',
      'person.communityId',
      'person.firstName',
      'person.lastName',
      'affiliation.isPi',
      'affiliation.jobTitle',
    ])
    .where('affiliation.organizationCommunityId', '=', amongKeys(communityIds))
    .where('affiliation.isConfirmed', '=', true)
    .orderBy('affiliation.organizationCommunityId')
    .orderBy('affiliation.isPi', 'desc')
    .orderBy('person.lastName')
    .orderBy('person.firstName')
    .orderBy('person.communityId')
}
