import { lockSpace } from '@rosette/database/advisory-lock.ts'
import { communityIndex } from './community-index.ts'
import { type CommunityIndexNeeds, readMemberDocuments } from './index-members.ts'
import { readSymbolDocuments } from './index-symbols.ts'
import type { LiveIndex } from './live-index.ts'
import { isLiveIndexUpToDate, type RebuildReport, rebuildLiveIndex } from './rebuild-live-index.ts'
import { symbolIndex, symbolIndexName } from './symbol-index.ts'

/** Where people and organizations are, and how many accepted symbols were indexed beside them. */
export type ReindexReport = RebuildReport & { symbols: number }

export const liveMembers: LiveIndex = { name: 'community', definition: communityIndex, readDocuments: readMemberDocuments }
export const liveSymbols: LiveIndex = { name: symbolIndexName, definition: symbolIndex, readDocuments: readSymbolDocuments }

/** Builds the community's indices anew, each beside the one that is searched. */
export async function reindexCommunity(needs: CommunityIndexNeeds): Promise<ReindexReport> {
  return aloneWithIndices(needs, async () => {
    const members = await rebuildLiveIndex(needs, liveMembers)
    const { documents: symbols } = await rebuildLiveIndex(needs, liveSymbols)
    return { ...members, symbols }
  })
}

/** Makes the indices that are not there, or not of these fields. */
export async function ensureCommunityIndex(needs: CommunityIndexNeeds): Promise<void> {
  for (const live of [liveMembers, liveSymbols]) {
    if (await isLiveIndexUpToDate(needs, live)) continue
    await aloneWithIndices(needs, async () => {
      // Somebody else may have made it while this one waited.
      if (!(await isLiveIndexUpToDate(needs, live))) await rebuildLiveIndex(needs, live)
    })
  }
}

async function aloneWithIndices<T>({ db, indexPrefix }: CommunityIndexNeeds, run: () => Promise<T>): Promise<T> {
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
