import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { AuthProfile, ProfileAffiliation } from '../contract/auth-profile.ts'
import { emptyProfile } from '../contract/empty-profile.ts'
import { hasConfirmedFactor, lacksSecondFactor } from './second-factor.ts'

/** What the pages know about the signed-in member (DATA-001). */
export async function loadAuthProfile(
  db: CommunityDb,
  communityId: number | null,
  settings: Pick<Settings, 'requireSecondFactor'>,
): Promise<AuthProfile> {
  if (communityId === null) return emptyProfile
  const [account, labs] = await Promise.all([
    accountQuery(db, communityId).executeTakeFirst(),
    affiliationsQuery(db, communityId).execute(),
  ])
  if (!account) return emptyProfile
  const affiliations = labs.map(({ communityId: community_id, organizationId: _, ...lab }) => ({ community_id, ...lab }))
  const { credentialId, passwordHash, isCurator, institutionName, ...names } = account
  const needsSecondFactor = lacksSecondFactor(account, settings)
  return {
    ...names,
    credentialId: String(credentialId),
    institution: institutionOf(affiliations) ?? institutionName,
    userIdentifier: String(communityId),
    communityId,
    isTairCurator: isCurator && !needsSecondFactor,
    needsSecondFactor,
    affiliations,
    hasPassword: passwordHash !== null,
  }
}

/** A confirmed affiliation before a self-added one. */
function institutionOf(affiliations: readonly ProfileAffiliation[]): string | null {
  const [first = null] = affiliations
  return (affiliations.find(({ isConfirmed }) => isConfirmed) ?? first)?.name ?? null
}

function accountQuery(db: CommunityDb, communityId: number) {
  return db
    .selectFrom('account')
    .innerJoin('person', 'person.communityId', 'account.communityId')
    .leftJoin('orcidLink', 'orcidLink.communityId', 'account.communityId')
    .leftJoin('party', (join) => join.onRef('party.communityId', '=', 'account.communityId').on('party.partyType', '=', 'person'))
    .select([
      'account.credentialId',
      'account.userName as username',
      'account.email',
      'account.isCurator',
      'account.passwordHash',
      'person.firstName as firstname',
      'person.lastName as lastname',
      'person.institutionName',
      'orcidLink.orcidId',
      'party.partyId',
      hasConfirmedFactor.as('hasSecondFactor'),
    ])
    .where('account.communityId', '=', communityId)
}

/** A person's organizations as they see them, including unconfirmed ones. */
export function affiliationsQuery(db: CommunityDb, communityId: number) {
  return db
    .selectFrom('affiliation')
    .innerJoin('organization', 'organization.communityId', 'affiliation.organizationCommunityId')
    .select([
      'organization.name',
      'organization.communityId',
      'organization.organizationId',
      'affiliation.isConfirmed',
      'affiliation.isManager',
    ])
    .where('affiliation.personCommunityId', '=', communityId)
    .orderBy('organization.name')
    .orderBy('organization.communityId')
}
