import { formatAddressLines, parseAddressLines } from '@rosette/contract-kit/address-lines.ts'
import { dayOf } from '@rosette/contract-kit/day-of.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Member } from '../../access/contract/visitor.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { noteMemberChange } from '../../community/server/index-community-task.ts'
import type { OrganizationUpdate } from '../contract/update-organization.ts'
import { savePlace } from './save-contact.ts'

/** Replaces name and address of an organization; its record, its people's documents and the search follow. */
export async function updateOrganization(db: Database, editor: Member, update: OrganizationUpdate, now: Date): Promise<void> {
  const { communityId, name, ...sent } = update
  const place = { ...sent, address: formatAddressLines(parseAddressLines(sent.address)) }
  await db.community.transaction().execute(async (tx) => {
    const saved = await tx
      .updateTable('organization')
      .set({ name, dateLastUpdated: dayOf(now) })
      .where('communityId', '=', communityId)
      .returning('communityId')
      .executeTakeFirst()
    if (!saved) throw new Problem('not_found', `There is no organization ${communityId}.`)
    await savePlace(tx, communityId, place)
    await noteMemberChange(tx, [communityId])
    await noteAudit(tx, editor, { action: 'organization.update', subject: `organization:${communityId}`, details: { name, ...place } })
  })
}
