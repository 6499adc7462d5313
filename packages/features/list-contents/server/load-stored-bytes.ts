import type { CommunityDb } from '@rosette/database/community-db.ts'

/** What all contents together take up, for operators. */
export async function loadStoredBytes(db: CommunityDb): Promise<number> {
  return (await db.selectFrom('listContentTotal').select('bytes').executeTakeFirstOrThrow()).bytes
}
