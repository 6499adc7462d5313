import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'

/** Key of the person with exactly this address, ignoring case; if several share it, the first one. */
export async function findPersonByEmail(db: CommunityDb, address: string): Promise<number | null> {
  // PostgreSQL refuses a text with a NUL, and addresses have no control characters.
  if (/\p{Cc}/u.test(address)) return null
  const found = await personByEmailQuery(db, address).executeTakeFirst()
  return found?.communityId ?? null
}

export function personByEmailQuery(db: CommunityDb, address: string) {
  return db.selectFrom('person').select('communityId').where(sql`lower(email)`, '=', sql`lower(${address})`).orderBy('communityId').limit(1)
}
