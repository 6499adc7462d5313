import type { CommunityTransaction } from '@rosette/database/community-db.ts'

/** What others know about a person and would try as their password. */
export async function loadWordsAbout(tx: CommunityTransaction, communityId: number): Promise<string[]> {
  const { userName, email, firstName, lastName } = await tx
    .selectFrom('account')
    .innerJoin('person', 'person.communityId', 'account.communityId')
    .select(['account.userName', 'account.email', 'person.firstName', 'person.lastName'])
    .where('account.communityId', '=', communityId)
    .executeTakeFirstOrThrow()
  return [userName, email, email.split('@')[0], firstName, lastName].filter((word) => word !== null && word !== undefined)
}
