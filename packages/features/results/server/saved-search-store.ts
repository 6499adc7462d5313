import { createHash } from 'node:crypto'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { readSearchTerms } from '@rosette/contract-kit/search-terms.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import { resultCategories } from '../contract/result-categories.ts'
import { SavedSearch } from '../contract/saved-search.ts'

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

/** The first 132 bits of the hash of a search: the same search has the same id, in whatever order its fields were written. */
export function savedSearchId(search: object): string {
  return createHash('sha256').update(canonicalJson(search)).digest('base64url').slice(0, 22)
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner) => (isObject(inner) ? sortedByName(inner) : inner))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sortedByName(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

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
