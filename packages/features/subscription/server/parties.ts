import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import { noteAudit } from '../../access/server/note-audit.ts'

export type AddressRange = { first: string; last: string }

/** The institution with this name, created if there is none; a given organization becomes its record. Returns its party. */
export async function ensureInstitution(
  tx: CommunityTransaction,
  { name, organizationId }: { name: string; organizationId: number | null },
): Promise<{ partyId: number; hasChanged: boolean }> {
  // Commands refer to institutions by name, so names must be unique; the lock is short.
  await sql`lock table community.party in share row exclusive mode`.execute(tx)
  const known = await findInstitutionByName(tx, name)
  if (known && (organizationId === null || known.communityId === organizationId)) return { partyId: known.partyId, hasChanged: false }
  const { partyId } = known
    ? await tx
        .updateTable('party')
        .set({ communityId: organizationId })
        .where('partyId', '=', known.partyId)
        .returning('partyId')
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('party')
        .values({ partyType: 'institution', name, communityId: organizationId })
        .returning('partyId')
        .executeTakeFirstOrThrow()
  await noteAudit(tx, 'command', { action: 'institution.save', subject: `party:${partyId}`, details: { name, organizationId } })
  return { partyId, hasChanged: true }
}

export async function findInstitutionByName(tx: CommunityTransaction, name: string) {
  return tx
    .selectFrom('party')
    .select(['partyId', 'communityId', 'name'])
    .where('partyType', '=', 'institution')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
}

/** Assigns an address range to an institution. Returns false if it is already assigned. */
export async function addAddressRange(tx: CommunityTransaction, partyId: number, { first, last }: AddressRange): Promise<boolean> {
  const added = await tx
    .insertInto('addressRange')
    .values({ partyId, firstAddress: first, lastAddress: last })
    .onConflict((conflict) => conflict.columns(['partyId', 'firstAddress', 'lastAddress']).doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 1n) return false
  await noteAudit(tx, 'command', { action: 'range.add', subject: `party:${partyId}`, details: { first, last } })
  return true
}

/** The party of a person, created if there is none: it holds their subscription and units. Returns its ID. */
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
