import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { type BulkDocument, bulkIndex } from '@rosette/search-engine/bulk-index.ts'
import { createIndex, dropIndex, finishIndex, listIndices } from '@rosette/search-engine/create-index.ts'
import { findAliasedIndex, switchAlias } from '@rosette/search-engine/index-alias.ts'
import { communityAlias, communityIndex, communityIndexStem } from './community-index.ts'
import { type CommunityIndexNeeds, loadMemberDocuments } from './index-members.ts'

export type ReindexReport = { index: string; documents: number }

const batchSize = 500

/** Builds the community's index anew beside the one that is searched, and puts it in its place in one step. */
export async function reindexCommunity(needs: CommunityIndexNeeds): Promise<ReindexReport> {
  return aloneWithIndex(needs, () => reindex(needs))
}

/** Makes the index where there is none, or none of these fields. */
export async function ensureCommunityIndex(needs: CommunityIndexNeeds): Promise<void> {
  if (await isUpToDate(needs)) return
  await aloneWithIndex(needs, async () => {
    // Somebody else may have made it while this one waited.
    if (!(await isUpToDate(needs))) await reindex(needs)
  })
}

async function isUpToDate({ engine, indexPrefix }: CommunityIndexNeeds): Promise<boolean> {
  const index = await findAliasedIndex(engine, communityAlias(indexPrefix))
  return index?.startsWith(communityIndexStem(indexPrefix)) ?? false
}

async function reindex(needs: CommunityIndexNeeds): Promise<ReindexReport> {
  const { db, engine, indexPrefix } = needs
  const alias = communityAlias(indexPrefix)
  const from = await findAliasedIndex(engine, alias)
  await dropLeftOvers(needs, from)
  const { rows } = await db.pool.query<{ number: number }>(`select nextval('community.change_number') as number`)
  const index = `${communityIndexStem(indexPrefix)}${rows[0]?.number}`
  await createIndex(engine, index, communityIndex)
  const documents = await bulkIndex(engine, index, readDocuments(db))
  await finishIndex(engine, index)
  await switchAlias(engine, alias, { from, to: index })
  return { index, documents }
}

/** Indices of runs that died half-way, and the one before the present one: nobody searches in it any more. */
async function dropLeftOvers({ engine, indexPrefix }: CommunityIndexNeeds, live: string | null): Promise<void> {
  for (const index of await listIndices(engine, indexPrefix)) {
    if (index.startsWith(`${indexPrefix}-community.`) && index !== live) await dropIndex(engine, index)
  }
}

async function* readDocuments({ community }: Database): AsyncGenerator<BulkDocument> {
  let after = 0
  for (;;) {
    const members = await community
      .selectFrom('member')
      .select('communityId')
      .where('communityId', '>', after)
      .orderBy('communityId')
      .limit(batchSize)
      .execute()
    const last = members.at(-1)
    if (!last) return
    const documents = await loadMemberDocuments(
      community,
      members.map(({ communityId }) => communityId),
    )
    for (const [communityId, document] of documents) yield { id: String(communityId), document }
    after = last.communityId
  }
}

async function aloneWithIndex<T>({ db, indexPrefix }: CommunityIndexNeeds, run: () => Promise<T>): Promise<T> {
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
