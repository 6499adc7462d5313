import type { CommunityDb } from '@rosette/database/community-db.ts'

/** A person's organizations as they see them, including unconfirmed ones. */
export function affiliationsQuery(db: CommunityDb, communityId: number) {
  return db
    .selectFrom('affiliation')
    .innerJoin('organization', 'organization.communityId', 'affiliation.organizationCommunityId')
    .select(['organization.name', 'organization.communityId', 'organization.organizationId', 'affiliation.isConfirmed'])
    .where('affiliation.personCommunityId', '=', communityId)
    .orderBy('organization.name')
    .orderBy('organization.communityId')
}
