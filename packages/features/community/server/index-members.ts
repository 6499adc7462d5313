import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { communityKindServers } from '@rosette/kinds/registry/server.ts'
import type { CommunityKindServers } from '@rosette/release-kit/community-kind-server.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { BulkDocument } from '@rosette/search-engine/index/bulk-index.ts'
import { withSortKeys } from '@rosette/search-engine/index/sort-key.ts'
import { writeDocuments } from '@rosette/search-engine/index/write-documents.ts'
import { sql } from 'kysely'
import { communityAlias, communityIndex } from './live-index.ts'

export type CommunityIndexDependencies = { db: Database; engine: Engine; indexPrefix: string }

/** Updates the search documents of some members from the current rows, whatever the change was. */
export async function indexMembers(
  { db, engine, indexPrefix }: CommunityIndexDependencies,
  communityIds: readonly number[],
): Promise<void> {
  await db.community.transaction().execute(async (tx) => {
    // Waits while the index is rebuilt: a change written to the old index would be lost with it.
    await sql`select pg_advisory_xact_lock_shared(${lockSpace.communityIndex}::integer, hashtext(${indexPrefix}))`.execute(tx)
    // Read before the documents: a number that is too low only lets a later change win, which has its own job.
    const members = await membersQuery(tx, communityIds).execute()
    const documents = await loadMemberDocuments(tx, communityIds)
    const changes = members.map(({ communityId, changeNumber }) => ({
      id: String(communityId),
      version: changeNumber,
      document: documents.get(communityId) ?? null,
    }))
    await writeDocuments(engine, communityAlias(indexPrefix), changes)
  })
}

/** Documents of members of all kinds; a member whose record is gone has none. */
export async function loadMemberDocuments(db: CommunityDb, communityIds: readonly number[]): Promise<Map<number, object>> {
  const servers: CommunityKindServers = communityKindServers
  const found = await Promise.all(Object.values(servers).map((server) => server.loadDocuments(db, communityIds)))
  return new Map(found.flatMap((documents) => [...documents]).map(([key, document]) => [key, withSortKeys(communityIndex, document)]))
}

const batchSize = 500

/** Documents of all members. */
export async function* readMemberDocuments({ community }: Database): AsyncGenerator<BulkDocument> {
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

function membersQuery(db: CommunityDb, communityIds: readonly number[]) {
  return db
    .selectFrom('member')
    .select(['communityId', 'changeNumber'])
    .where('communityId', '=', (eb) => eb.fn.any(sql.val(communityIds)))
}
