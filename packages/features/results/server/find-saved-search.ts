import type { CommunityDb } from '@rosette/database/community-db.ts'
import { SavedSearch } from '../contract/saved-search.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The search of an id, or null. What is asked for is in use, and stays. */
export async function findSavedSearch(db: CommunityDb, id: string, now: Date): Promise<SavedSearch | null> {
  const row = await db.selectFrom('savedSearch').select(['content', 'lastUsedAt']).where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  // Days are enough to know whether it was used this year, and a reader seldom becomes a writer.
  if (now.getTime() - row.lastUsedAt.getTime() > dayMs) {
    await db.updateTable('savedSearch').set({ lastUsedAt: now }).where('id', '=', id).execute()
  }
  // One that this code does not know any more stands for nothing.
  return SavedSearch.safeParse(row.content).data ?? null
}
