import { Problem } from '@rosette/contract-kit/problem.ts'
import { readSearchTerms } from '@rosette/contract-kit/search-terms.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import { resultCategories } from '../contract/result-categories.ts'
import type { SavedSearch } from '../contract/saved-search.ts'
import { savedSearchId } from './saved-search-id.ts'

/** Keeps a search, once, and says under which id. */
export async function saveSearch(db: CommunityDb, search: SavedSearch, now: Date): Promise<string> {
  const content = contentOf(search)
  const id = savedSearchId(search)
  await db
    .insertInto('savedSearch')
    .values({ id, content, createdAt: now, lastUsedAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ lastUsedAt: now }))
    .execute()
  return id
}

function contentOf(search: SavedSearch): string {
  checkAnswerable(search)
  const content = JSON.stringify(search)
  // Neither the sign 0 nor half a surrogate pair has a place in PostgreSQL's jsonb (manual, 8.14); JSON writes both as escapes.
  if (/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(content)) throw new Problem('invalid_request', 'A search holds a sign that is none.')
  return content
}

/** A link that can never be answered is refused now, not when somebody follows it. */
function checkAnswerable({ category, searchText, searchTerms }: SavedSearch): void {
  if (searchText !== undefined && !searchCategories.some((value) => value === category)) {
    throw new Problem('invalid_request', `searchText: ${resultCategories[category].plural} are searched by their form only.`)
  }
  if (searchTerms === undefined) return
  const read = readSearchTerms(cardOf(resultCategories[category].source).criteria, searchTerms)
  if ('fault' in read) throw new Problem('invalid_request', read.fault)
}
