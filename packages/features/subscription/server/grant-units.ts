import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Visitor } from '../../access/contract/visitor.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { lockParty } from './lock-party.ts'

export type UnitGrant = {
  partyId: number
  units: number
  origin: 'complimentary' | 'activation' | 'grant'
  /** Last day on which the units can be used. */
  expiresOn: string
  /** Names the code, subscription or command: the same one grants only once. */
  requestId: string
}

/** Adds units to a party, in a bucket of their own. Returns false if this request has granted them already. */
export async function grantUnits(tx: CommunityTransaction, actor: Visitor | 'command', grant: UnitGrant): Promise<boolean> {
  const { partyId, units, origin, expiresOn, requestId } = grant
  await lockParty(tx, partyId)
  const known = await tx
    .selectFrom('unitEntry')
    .select('entryId')
    .where('partyId', '=', partyId)
    .where('entryType', '=', 'grant')
    .where('requestId', '=', requestId)
    .executeTakeFirst()
  if (known) return false
  const { bucketId } = await tx
    .insertInto('unitBucket')
    .values({ partyId, origin, expiresOn })
    .returning('bucketId')
    .executeTakeFirstOrThrow()
  await tx.insertInto('unitEntry').values({ bucketId, partyId, units, entryType: 'grant', requestId }).execute()
  await noteAudit(tx, actor, { action: 'units.grant', subject: `party:${partyId}`, details: { units, origin, expiresOn, requestId } })
  return true
}
