import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import { ListOrigin, type ListVersion, ReportRow } from '../../list-contents/contract/record-list.ts'
import { expectReadable, noSuchList, originFor } from './record-list-rows.ts'

/** The versions of a list that the reader may read, the newest first: all of them for its owner, those that it shares for others. */
export async function loadVersions(db: CommunityDb, listId: string, communityId: number | null): Promise<ListVersion[]> {
  const list = await expectReadable(db, listId, communityId)
  const isOwn = list.communityId === communityId
  const rows = await db
    .selectFrom('recordListVersion as shown')
    .innerJoin('listContent as content', 'content.id', 'shown.contentId')
    .select(['shown.version', 'shown.contentId', 'shown.origin', 'shown.releaseId', 'shown.madeAt', 'content.itemCount as count'])
    .select(sql<number>`cardinality(shown.leftover)`.as('leftoverCount'))
    .where('shown.listId', '=', listId)
    .$if(!isOwn, (query) => query.where('shown.isShared', '=', true))
    .orderBy('shown.version', 'desc')
    .execute()
  return rows.map((row) => ({
    ...row,
    leftoverCount: isOwn ? row.leftoverCount : 0,
    origin: originFor(ListOrigin.parse(row.origin), isOwn),
    madeAt: row.madeAt.toISOString(),
  }))
}

/** What each line that a version was made from became; its owner alone reads it. */
export async function loadReport(
  db: CommunityDb,
  listId: string,
  communityId: number | null,
  version?: number,
): Promise<ReportRow[] | null> {
  return ReportRow.array()
    .nullable()
    .parse((await loadOwnVersion(db, listId, communityId, version)).report)
}

/** What matched nothing when a version was made, as its owner gave it, who alone reads it; of the current version if none is named. */
export async function loadLeftover(db: CommunityDb, listId: string, communityId: number | null, version?: number): Promise<string[]> {
  return (await loadOwnVersion(db, listId, communityId, version)).leftover
}

async function loadOwnVersion(db: CommunityDb, listId: string, communityId: number | null, version: number | undefined) {
  if ((await expectReadable(db, listId, communityId)).communityId !== communityId) throw noSuchList()
  const row = await db
    .selectFrom('recordListVersion as shown')
    .innerJoin('recordList as list', 'list.listId', 'shown.listId')
    .select(['shown.leftover', 'shown.report'])
    .where('shown.listId', '=', listId)
    .where((eb) => eb('shown.version', '=', version ?? eb.ref('list.version')))
    .executeTakeFirst()
  if (!row) throw noSuchList()
  return row
}
