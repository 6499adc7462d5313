import type { CommunityDb } from '@rosette/database/community-db.ts'
import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

export function personRowsQuery(db: CommunityDb, communityIds: readonly number[]) {
  return db
    .selectFrom('person')
    .innerJoin('member', 'member.communityId', 'person.communityId')
    .select([
      'person.communityId',
      'person.personId',
      'person.firstName',
      'person.lastName',
      'person.primaryJobTitle',
      'person.researchInterest',
      'person.email',
      'person.contactAudience',
      'member.tairAccession',
    ])
    .where('person.communityId', '=', amongKeys(communityIds))
}

export function personWordsQuery(db: CommunityDb, communityIds: readonly number[]) {
  return db
    .selectFrom('personWord')
    .select(['communityId', 'wordType', 'word'])
    .where('communityId', '=', amongKeys(communityIds))
    .orderBy('communityId')
    .orderBy('wordType')
    .orderBy('place')
}

/** Only affiliations that the organization has confirmed (EDIT-026): this is public, and searched. */
export function personAffiliationsQuery(db: CommunityDb, communityIds: readonly number[]) {
  return db
    .selectFrom('affiliation')
    .innerJoin('organization', 'organization.communityId', 'affiliation.organizationCommunityId')
    .select([
      'affiliation.personCommunityId',
      'organization.communityId',
      'organization.name as organizationName',
      'affiliation.isPi',
      'affiliation.jobTitle',
    ])
    .where('affiliation.personCommunityId', '=', amongKeys(communityIds))
    .where('affiliation.isConfirmed', '=', true)
    .orderBy('affiliation.personCommunityId')
    .orderBy('organization.name')
    .orderBy('organization.communityId')
}

export function personReferencesQuery(db: CommunityDb, communityIds: readonly number[]) {
  return db
    .selectFrom('personPublication')
    .selectAll()
    .where('communityId', '=', amongKeys(communityIds))
    .orderBy('communityId')
    .orderBy('referenceId', 'desc')
}

/** Papers of which curators accepted lines of theirs; without those who want no name. */
export function annotatedPapersQuery(db: CommunityDb, communityIds: readonly number[]) {
  return db
    .selectFrom('paperSubmission as submission')
    .innerJoin('paperLine as line', 'line.submissionId', 'submission.submissionId')
    .select((eb) => [
      eb.ref('submission.submitterId').$notNull().as('communityId'),
      'submission.pubmedId',
      eb.fn.countAll<number>().as('lineCount'),
    ])
    .where('submission.submitterId', '=', amongKeys(communityIds))
    .where('submission.isCredited', '=', true)
    .where('line.lineState', '=', 'accepted')
    .groupBy(['submission.submitterId', 'submission.pubmedId'])
    .orderBy('submission.submitterId')
    .orderBy('submission.pubmedId', 'desc')
}

export function papersByPubmedQuery(db: ReleaseDb, pubmedIds: readonly number[]) {
  return db
    .selectFrom('publication')
    .select((eb) => [eb.ref('pubmedId').$notNull().as('pubmedId'), 'referenceId', 'title'])
    .where('pubmedId', '=', amongKeys(pubmedIds))
    .orderBy('referenceId')
}

/** The publications as the release has them. */
export function personPublicationsQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db
    .selectFrom('publication')
    .select(['referenceId', 'title', 'pubName', 'publicationYear', 'pubmedId'])
    .where('referenceId', '=', amongKeys(referenceIds))
}

/** Keywords of the release by their names; if several share a name, the lowest key. */
export function personKeywordsQuery(db: ReleaseDb, names: readonly string[]) {
  return db
    .selectFrom('ontologyTerm')
    .select((eb) => ['name', eb.fn.min('keywordId').as('keywordId')])
    .where('name', '=', amongKeys(names))
    .where('isObsolete', '=', false)
    .groupBy('name')
}
