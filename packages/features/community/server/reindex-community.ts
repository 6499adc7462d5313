import { lockSpace } from '@rosette/database/advisory-lock.ts'
import { bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import {
  createIndex,
  dropIndex,
  findAliasedIndex,
  finishIndex,
  listIndices,
  switchAlias,
} from '@rosette/search-engine/index/create-index.ts'
import { type CommunityIndexDependencies, readMemberDocuments } from './index-members.ts'
import { readSymbolDocuments } from './index-symbols.ts'
import { communityIndex, type LiveIndex, liveAlias, liveIndexStem, symbolIndex, symbolIndexName } from './live-index.ts'

/** The index of people and organizations, and how many accepted symbols were indexed beside it. */
export type ReindexReport = RebuildReport & { symbols: number }

export const liveMembers: LiveIndex = { name: 'community', definition: communityIndex, readDocuments: readMemberDocuments }
export const liveSymbols: LiveIndex = { name: symbolIndexName, definition: symbolIndex, readDocuments: readSymbolDocuments }

/** Rebuilds the community indices, each beside the one in use. */
export async function reindexCommunity(dependencies: CommunityIndexDependencies): Promise<ReindexReport> {
  return aloneWithIndices(dependencies, async () => {
    const members = await rebuildLiveIndex(dependencies, liveMembers)
    const { documents: symbols } = await rebuildLiveIndex(dependencies, liveSymbols)
    return { ...members, symbols }
  })
}

/** Creates the indices that are missing or have other fields. */
export async function ensureCommunityIndex(dependencies: CommunityIndexDependencies): Promise<void> {
  for (const live of [liveMembers, liveSymbols]) {
    if (await isLiveIndexUpToDate(dependencies, live)) continue
    await aloneWithIndices(dependencies, async () => {
      // Another process may have created it while this one waited.
      if (!(await isLiveIndexUpToDate(dependencies, live))) await rebuildLiveIndex(dependencies, live)
    })
  }
}

async function aloneWithIndices<T>({ db, indexPrefix }: CommunityIndexDependencies, run: () => Promise<T>): Promise<T> {
  const client = await db.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1, hashtext($2))', [lockSpace.communityIndex, indexPrefix])
    return await run()
  } finally {
    // Ends the session, and the lock with it.
    client.release(true)
  }
}

type RebuildReport = { index: string; documents: number }

/** Whether the alias points to an index with these fields. */
async function isLiveIndexUpToDate({ engine, indexPrefix }: CommunityIndexDependencies, live: LiveIndex): Promise<boolean> {
  const index = await findAliasedIndex(engine, liveAlias(indexPrefix, live.name))
  return index?.startsWith(liveIndexStem(indexPrefix, live)) ?? false
}

/** Rebuilds an index beside the one in use, then switches the alias in one step. The caller must hold the lock. */
async function rebuildLiveIndex(dependencies: CommunityIndexDependencies, live: LiveIndex): Promise<RebuildReport> {
  const { db, engine, indexPrefix } = dependencies
  const alias = liveAlias(indexPrefix, live.name)
  const from = await findAliasedIndex(engine, alias)
  await dropLeftOvers(dependencies, live, from)
  const { rows } = await db.pool.query<{ number: number }>(`select nextval('community.change_number') as number`)
  const index = `${liveIndexStem(indexPrefix, live)}${rows[0]?.number}`
  await createIndex(engine, index, live.definition)
  const documents = await bulkIndex(engine, index, live.readDocuments(db))
  await finishIndex(engine, index)
  await switchAlias(engine, alias, { from, to: index })
  return { index, documents }
}

/** Indices of aborted runs, and the previous index, which nobody searches any more. */
async function dropLeftOvers({ engine, indexPrefix }: CommunityIndexDependencies, { name }: LiveIndex, live: string | null): Promise<void> {
  for (const index of await listIndices(engine, indexPrefix)) {
    if (index.startsWith(`${indexPrefix}-${name}.`) && index !== live) await dropIndex(engine, index)
  }
}
