import { formatAddressLines } from '@rosette/contract-kit/address-lines.ts'
import { dayOf } from '@rosette/contract-kit/day-of.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Member } from '../../access/contract/visitor.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { noteMemberChange } from '../../community/server/index-community-task.ts'
import type { CommunityUpdate } from '../contract/update-community.ts'
import { savePhones, savePlace, saveWebsites } from './save-contact.ts'

type MemberKind = 'person' | 'organization'

/** Whether a community id is a person's or an organization's; null for nobody's. */
export async function findMemberKind(db: CommunityDb, communityId: number): Promise<MemberKind | null> {
  const found = await db.selectFrom('member').select('kind').where('communityId', '=', communityId).executeTakeFirst()
  return found?.kind === 'person' || found?.kind === 'organization' ? found.kind : null
}

/** Replaces those of the ways to reach a member that are given. */
export async function updateCommunity(db: Database, editor: Member, kind: MemberKind, update: CommunityUpdate, now: Date): Promise<void> {
  const { communityId, phones, websites, ...sent } = update
  const place = kind === 'organization' && sent.address ? { ...sent, address: formatAddressLines(sent.address) } : sent
  await db.community.transaction().execute(async (tx) => {
    const saved = await tx
      .updateTable(kind)
      .set({ dateLastUpdated: dayOf(now) })
      .where('communityId', '=', communityId)
      .returning('communityId')
      .executeTakeFirst()
    // A key outlives its record.
    if (!saved) throw new Problem('not_found', `There is no ${kind} ${communityId}.`)
    await savePlace(tx, communityId, place)
    if (phones) await savePhones(tx, communityId, phones)
    if (websites) await saveWebsites(tx, communityId, websites)
    await noteMemberChange(tx, [communityId])
    const { communityId: _, ...details } = update
    await noteAudit(tx, editor, { action: `${kind}.update_contact`, subject: `${kind}:${communityId}`, details })
  })
}
