import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import type { LabRow } from '../contract/affiliations.ts'

const limit = 20

/** Organizations whose name has the text, those that begin with it first. Whatever is typed is a value: no sign of it is a wildcard. */
export async function searchLabs(db: CommunityDb, labName: string): Promise<LabRow[]> {
  const rows = await labsQuery(db, labName.toLowerCase()).execute()
  return rows.map(({ organizationId, name }) => ({ ORGANIZATION_ID: organizationId, NAME: name }))
}

export function labsQuery(db: CommunityDb, text: string) {
  const place = sql<number>`strpos(lower(name), ${text})`
  return db
    .selectFrom('organization')
    .select(['organizationId', 'name'])
    .where(place, '>', 0)
    .orderBy(sql`${place} > 1`)
    .orderBy('name')
    .orderBy('organizationId')
    .limit(limit)
}
