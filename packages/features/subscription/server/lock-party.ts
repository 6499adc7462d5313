import type { CommunityTransaction } from '@rosette/database/community-db.ts'

/** Lets one transaction at a time change the units of a party. Nobody sees the last unit twice. */
export async function lockParty(tx: CommunityTransaction, partyId: number): Promise<void> {
  // Not just `for update`: that would wait for every row that refers to the party.
  const party = await tx.selectFrom('party').select('partyId').where('partyId', '=', partyId).forNoKeyUpdate().executeTakeFirst()
  if (!party) throw new Error(`There is no party ${partyId}`)
}
