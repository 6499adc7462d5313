import type { TestDatabase } from '../live/test-database.ts'
import type { SiteUnderTest } from '../people/as.ts'
import { makeAccount, signedIn, type TestPerson } from '../people/test-people.ts'

export const memberRoles = ['basic', 'orcid', 'subscriber', 'curator'] as const
export type MemberRole = (typeof memberRoles)[number]

/** A new member with their own lab, which they manage, unknown to other tests. */
export type Somebody = TestPerson & { organizationId: number }

let made = 0

export async function makeSomebody({ db }: Pick<TestDatabase, 'db'>, app: SiteUnderTest, role: MemberRole): Promise<Somebody> {
  made += 1
  const { community } = db
  const userName = `somebody-${made}`
  const rights = { isCurator: role === 'curator', mayRegisterSymbols: true }
  const account = await makeAccount(community, { userName, ...rights })
  const { communityId, partyId } = account
  if (role === 'orcid') {
    const orcidId = `0000-0001-${String(made).padStart(4, '0')}-0000`
    await community.insertInto('orcidLink').values({ communityId, orcidId }).execute()
  }
  if (role === 'subscriber')
    await community.insertInto('subscription').values({ partyId, startsOn: '2026-01-01', endsOn: '2027-12-31' }).execute()
  const organization = await community
    .insertInto('member')
    .values({ kind: 'organization', naturalKey: `lab of ${userName}` })
    .returning('communityId')
    .executeTakeFirstOrThrow()
  const organizationId = organization.communityId
  await community
    .insertInto('organization')
    .values({ communityId: organizationId, name: `Lab of ${userName}` })
    .execute()
  const affiliation = { personCommunityId: communityId, organizationCommunityId: organizationId, isConfirmed: true, isManager: true }
  await community.insertInto('affiliation').values(affiliation).execute()
  return { ...(await signedIn(app, account)), organizationId }
}
