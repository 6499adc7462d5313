import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Member } from '../../access/contract/visitor.ts'
import { notYours } from '../../access/server/expect-member.ts'

/** The party of a member. One that he names must be it: not even curators look at or fill those of others here (API-015). */
export async function findOwnParty(db: CommunityDb, member: Member, named: number | undefined): Promise<number | null> {
  const party = await db.selectFrom('party').select('partyId').where('communityId', '=', member.communityId).executeTakeFirst()
  const partyId = party?.partyId ?? null
  if (named !== undefined && named !== partyId) throw notYours()
  return partyId
}
