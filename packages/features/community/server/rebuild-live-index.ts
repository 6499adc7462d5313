import { bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import {
  createIndex,
  dropIndex,
  findAliasedIndex,
  finishIndex,
  listIndices,
  switchAlias,
} from '@rosette/search-engine/index/create-index.ts'
import type { CommunityIndexNeeds } from './index-members.ts'
import { type LiveIndex, liveAlias, liveIndexStem } from './live-index.ts'

export type RebuildReport = { index: string; documents: number }

/** Whether the alias stands for an index of these fields. */
export async function isLiveIndexUpToDate({ engine, indexPrefix }: CommunityIndexNeeds, live: LiveIndex): Promise<boolean> {
  const index = await findAliasedIndex(engine, liveAlias(indexPrefix, live.name))
  return index?.startsWith(liveIndexStem(indexPrefix, live)) ?? false
}

/** Builds an index anew beside the one that is searched, and puts it in its place in one step. Whoever calls this is alone with it. */
export async function rebuildLiveIndex(needs: CommunityIndexNeeds, live: LiveIndex): Promise<RebuildReport> {
  const { db, engine, indexPrefix } = needs
  const alias = liveAlias(indexPrefix, live.name)
  const from = await findAliasedIndex(engine, alias)
  await dropLeftOvers(needs, live, from)
  const { rows } = await db.pool.query<{ number: number }>(`select nextval('community.change_number') as number`)
  const index = `${liveIndexStem(indexPrefix, live)}${rows[0]?.number}`
  await createIndex(engine, index, live.definition)
  const documents = await bulkIndex(engine, index, live.readDocuments(db))
  await finishIndex(engine, index)
  await switchAlias(engine, alias, { from, to: index })
  return { index, documents }
}

/** Indices of runs that died half-way, and the one before the present one: nobody searches in it any more. */
async function dropLeftOvers({ engine, indexPrefix }: CommunityIndexNeeds, { name }: LiveIndex, live: string | null): Promise<void> {
  for (const index of await listIndices(engine, indexPrefix)) {
    if (index.startsWith(`${indexPrefix}-${name}.`) && index !== live) await dropIndex(engine, index)
  }
}
