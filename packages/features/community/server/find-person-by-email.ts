import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'

/** Key of the person with just this address, in any case. Of several who share one, who was there first. */
export async function findPersonByEmail(db: CommunityDb, address: string): Promise<number | null> {
  // PostgreSQL refuses a text with a NUL, and no address has any control character.
  if (/\p{Cc}/u.test(address)) return null
  const found = await personByEmailQuery(db, address).executeTakeFirst()
  return found?.communityId ?? null
}

export function personByEmailQuery(db: CommunityDb, address: string) {
  return db.selectFrom('person').select('communityId').where(sql`lower(email)`, '=', sql`lower(${address})`).orderBy('communityId').limit(1)
}
