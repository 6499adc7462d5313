import { createHash } from 'node:crypto'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { readSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { stableJson } from '@rosette/contract-kit/stable-json.ts'
import { isStorableJson } from '@rosette/contract-kit/text/is-storable-json.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import { resultCategories } from '../../site/contract/result-categories.ts'
import { expectWithinQuota, lockTotal, type Saver } from './saved-search-quota.ts'

/** Stores a search once and returns its ID. */
export async function saveSearch(db: CommunityDb, search: SavedSearch, saver: Saver, now: Date): Promise<string> {
  const content = contentOf(search)
  const id = savedSearchId(search)
  const known = await db.updateTable('savedSearch').set({ lastUsedAt: now }).where('id', '=', id).returning('id').executeTakeFirst()
  if (known) return id
  await db.transaction().execute(async (tx) => {
    const storage = await expectWithinQuota(tx, saver, content, now)
    await tx
      .insertInto('savedSearch')
      .values({ id, content, createdAt: now, lastUsedAt: now, ...storage })
      // Somebody else may have saved it meanwhile.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
  return id
}

function contentOf(search: SavedSearch): string {
  checkAnswerable(search)
  const content = JSON.stringify(search)
  if (!isStorableJson(content)) throw new Problem('invalid_request', 'The search contains an invalid character.')
  return content
}

/** A link that can never be answered is rejected now, not when someone follows it. */
function checkAnswerable({ category, searchText, searchTerms }: SavedSearch): void {
  if (searchText !== undefined && !searchCategories.some((value) => value === category)) {
    throw new Problem('invalid_request', `searchText: ${resultCategories[category].plural} are searched by their form only.`)
  }
  if (searchTerms === undefined) return
  const read = readSearchTerms(cardOf(resultCategories[category].source).criteria, searchTerms)
  if ('error' in read) throw new Problem('invalid_request', read.error)
}

/** The first 132 bits of the hash of a search: the same search has the same id, in whatever order its fields were written. */
export function savedSearchId(search: object): string {
  return createHash('sha256').update(stableJson(search)).digest('base64url').slice(0, 22)
}

const dayMs = 24 * 60 * 60 * 1000

/** The search with an ID, or null. Opening it is noted, so that it is kept. */
export async function findSavedSearch(db: CommunityDb, id: string, now: Date): Promise<SavedSearch | null> {
  const row = await db.selectFrom('savedSearch').select(['content', 'lastUsedAt', 'isOpened']).where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  // Precise to the day is enough to know whether it was used this year, and saves writes.
  if (!row.isOpened || now.getTime() - row.lastUsedAt.getTime() > dayMs) {
    await db.updateTable('savedSearch').set({ lastUsedAt: now, isOpened: true }).where('id', '=', id).execute()
  }
  // A search that the current contract no longer accepts counts as unknown.
  return SavedSearch.safeParse(row.content).data ?? null
}

const storedUnopenedMs = 30 * dayMs
const storedMs = 365 * dayMs

/** Deletes searches that were not used for a year, or were never opened within 30 days. Returns how many. */
export async function pruneSavedSearches(db: CommunityDb, now: Date): Promise<number> {
  const before = (storedFor: number) => new Date(now.getTime() - storedFor)
  return db.transaction().execute(async (tx) => {
    await lockTotal(tx)
    const { numDeletedRows } = await tx
      .deleteFrom('savedSearch')
      .where('lastUsedAt', '<', before(storedUnopenedMs))
      .where(({ eb, or }) => or([eb('isOpened', '=', false), eb('lastUsedAt', '<', before(storedMs))]))
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
}
