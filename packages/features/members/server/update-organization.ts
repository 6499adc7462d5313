import { dayOf } from '@rosette/contract-kit/day-of.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Member } from '../../access/contract/visitor.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { noteMemberChange } from '../../community/server/index-community-task.ts'
import { type OrganizationUpdate, parseAddressLines } from '../contract/update-organization.ts'
import { savePlace } from './save-contact.ts'

/** Replaces name and address of an organization; its record, its people's documents and the search follow. */
export async function updateOrganization(db: Database, editor: Member, update: OrganizationUpdate, now: Date): Promise<void> {
  const { communityId, name, address, ...place } = update
  await db.community.transaction().execute(async (tx) => {
    const saved = await tx
      .updateTable('organization')
      .set({ name, dateLastUpdated: dayOf(now) })
      .where('communityId', '=', communityId)
      .returning('communityId')
      .executeTakeFirst()
    if (!saved) throw new Problem('not_found', `There is no organization ${communityId}.`)
    await savePlace(tx, communityId, { ...place, address: parseAddressLines(address) })
    await noteMemberChange(tx, [communityId])
    const details = { name, address, ...place }
    await noteAudit(tx, editor, { action: 'organization.update', subject: `organization:${communityId}`, details })
  })
}
