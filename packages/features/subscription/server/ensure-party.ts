import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'

/** The party of a person, made if there is none yet: it holds his subscription and units. Returns its id. */
export async function ensureParty(tx: CommunityTransaction, communityId: number): Promise<number> {
  const known = await tx.selectFrom('party').select('partyId').where('communityId', '=', communityId).executeTakeFirst()
  if (known) return known.partyId
  const made = await sql<{ partyId: number }>`
    insert into community.party (party_type, name, community_id)
    select 'person', concat_ws(' ', first_name, last_name), community_id from community.person where community_id = ${communityId}
    on conflict (community_id) do update set community_id = excluded.community_id
    returning party_id`.execute(tx)
  const [party] = made.rows
  if (!party) throw new Error(`There is no person ${communityId}`)
  return party.partyId
}
