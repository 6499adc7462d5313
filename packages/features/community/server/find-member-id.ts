import type { CommunityTransaction } from '@rosette/database/community-db.ts'

/** The community id of somebody that a file names by natural key. */
export async function findMemberId(tx: CommunityTransaction, kind: 'person' | 'organization', naturalKey: string): Promise<number> {
  const row = await tx
    .selectFrom('member')
    .select('communityId')
    .where('kind', '=', kind)
    .where('naturalKey', '=', naturalKey)
    .executeTakeFirst()
  if (!row) throw new Error(`Nothing was loaded. There is no ${kind} with the natural key ${naturalKey}`)
  return row.communityId
}
