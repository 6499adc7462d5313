import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { sql } from 'kysely'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { noteMemberChange } from '../../community/server/index-tasks.ts'

export type AffiliationChange = { communityId: number; organizationIds: readonly number[] }

/** Adds organizations to a person. They are pending unless a curator adds them (EDIT-026); existing ones stay as they are. */
export async function insertAffiliations(db: Database, editor: Member, change: AffiliationChange): Promise<void> {
  await changeAffiliations(db, editor, change, 'person.add_affiliations', async (tx, personCommunityId, organizations) => {
    const rows = organizations.map((organizationCommunityId) => ({
      personCommunityId,
      organizationCommunityId,
      isConfirmed: editor.isCurator,
    }))
    return tx
      .insertInto('affiliation')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('organizationCommunityId')
      .execute()
  })
}

export async function deleteAffiliations(db: Database, editor: Member, change: AffiliationChange): Promise<void> {
  await changeAffiliations(db, editor, change, 'person.delete_affiliations', async (tx, personCommunityId, organizations) => {
    return tx
      .deleteFrom('affiliation')
      .where('personCommunityId', '=', personCommunityId)
      .where('organizationCommunityId', 'in', organizations)
      .returning('organizationCommunityId')
      .execute()
  })
}

/** Answers with what has changed: one that was there already, or was not there, is left out. */
type Save = (
  tx: CommunityTransaction,
  personCommunityId: number,
  organizations: readonly number[],
) => Promise<{ organizationCommunityId: number }[]>

async function changeAffiliations(db: Database, editor: Member, change: AffiliationChange, action: string, save: Save): Promise<void> {
  const { communityId, organizationIds } = change
  if (organizationIds.length === 0) return
  await db.community.transaction().execute(async (tx) => {
    await expectPerson(tx, communityId)
    const changed = await save(tx, communityId, await findOrganizations(tx, organizationIds))
    if (changed.length === 0) return
    const organizations = changed.map(({ organizationCommunityId }) => organizationCommunityId)
    await noteMemberChange(tx, [communityId])
    await noteAudit(tx, editor, { action, subject: `person:${communityId}`, details: { organizations } })
  })
}

async function expectPerson(db: CommunityDb, communityId: number): Promise<void> {
  const person = await db.selectFrom('person').select('communityId').where('communityId', '=', communityId).executeTakeFirst()
  if (!person) throw new Problem('not_found', `There is no person ${communityId}.`)
}

/** Community IDs of organizations that a form refers to by organization ID. */
async function findOrganizations(db: CommunityDb, organizationIds: readonly number[]): Promise<number[]> {
  const found = await db
    .selectFrom('organization')
    .select('communityId')
    .where('organizationId', '=', (eb) => eb.fn.any(sql.val(organizationIds)))
    .execute()
  if (found.length < new Set(organizationIds).size) throw new Problem('not_found', 'There is no such organization.')
  return found.map(({ communityId }) => communityId)
}
