import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { rowBytes, type Storer, takeBytes } from '../../access/server/stored-bytes.ts'
import {
  type ListOrigin,
  maxAccountItems,
  maxRecordLists,
  type NewRecordList,
  type RecordListPatch,
  type ReportRow,
} from '../../list-contents/contract/record-list.ts'
import { isReadableBy, noSuchContent } from '../../list-contents/server/content-access.ts'
import { lockOwnList, newListId } from './record-list-rows.ts'

/** Who changes a list, when, which release they look at, and who is counted for what it takes up. */
export type ListChanger = { communityId: number; releaseId: string; storer: Storer; now: Date }

/** Makes a list of a content that is kept, and returns its id. */
export async function makeList(db: CommunityDb, list: NewRecordList, changer: ListChanger): Promise<string> {
  const { communityId, releaseId, now } = changer
  const { name, note, tags, colour, ...version } = list
  const listId = newListId()
  await db.transaction().execute(async (tx) => {
    const { kind, itemCount } = await touchContent(tx, version.contentId, changer)
    await expectWithinLimits(tx, communityId, { lists: 1, items: itemCount })
    await tx
      .insertInto('recordList')
      .values({
        listId,
        communityId,
        kind,
        name,
        note,
        tags,
        colour,
        version: 1,
        createdAt: now,
        changedAt: now,
        resolvedReleaseId: releaseId,
      })
      .execute()
    await addVersion(tx, { listId, communityId, version: 1, isShared: false }, version, changer)
  })
  return listId
}

/** Changes a list if it still has the version that the caller has read. */
export async function changeList(
  db: CommunityDb,
  listId: string,
  version: number,
  patch: z.output<typeof RecordListPatch>,
  changer: ListChanger,
): Promise<void> {
  const { communityId, now } = changer
  const { content, isDeleted, ...facts } = patch
  await db.transaction().execute(async (tx) => {
    const list = await lockOwnList(tx, listId, communityId)
    expectVersion(list.version, version)
    if (list.deletedAt !== null && isDeleted !== false) throw new Problem('conflict', 'This list is in the bin. Restore it first.')
    const isShared = facts.isShared ?? list.isShared
    if (content) await replaceContent(tx, { ...list, isShared }, content, changer)
    if (isShared !== list.isShared) await shareVersions(tx, listId, isShared)
    await tx
      .updateTable('recordList')
      .set({ ...facts, changedAt: now, ...(isDeleted === false && { deletedAt: null }) })
      .where('listId', '=', listId)
      .execute()
  })
}

type ListedRow = { listId: string; communityId: number; kind: string; version: number; isShared: boolean }

/** Makes a new version with another content of the same kind. */
export async function replaceContent(
  tx: CommunityTransaction,
  list: ListedRow,
  content: VersionContent,
  changer: ListChanger,
): Promise<void> {
  const { listId, communityId, version } = list
  const { kind, itemCount } = await touchContent(tx, content.contentId, changer)
  if (kind !== list.kind) throw new Problem('invalid_request', `This list is of the kind ${list.kind}, the content of the kind ${kind}.`)
  await expectWithinLimits(tx, communityId, { lists: 0, items: itemCount, without: listId })
  await addVersion(tx, { ...list, version: version + 1 }, content, changer)
  await tx
    .updateTable('recordList')
    .set({ version: version + 1, resolvedReleaseId: olderOf(changer.releaseId) })
    .where('listId', '=', listId)
    .execute()
  // What a release did to items that are no longer there is not to be decided.
  await sql`
    delete from community.record_list_change where list_id = ${listId} and decision is null and natural_key not in (
      select unnest(natural_keys) from community.list_content where id = ${content.contentId}
      union all select unnest(${content.leftover}::text[])
    )`.execute(tx)
}

/** The release that a list was last looked at with, or this one if it is older: after a rollback items of either may come in. */
function olderOf(releaseId: string) {
  return sql<string | null>`(
    select id from community.release where id in (record_list.resolved_release_id, ${releaseId}) order by created_at limit 1)`
}

/** Into the bin; from the bin for good. */
export async function deleteList(db: CommunityDb, listId: string, version: number, { communityId, now }: ListChanger): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const list = await lockOwnList(tx, listId, communityId)
    expectVersion(list.version, version)
    if (list.deletedAt === null) await tx.updateTable('recordList').set({ deletedAt: now }).where('listId', '=', listId).execute()
    else await tx.deleteFrom('recordList').where('listId', '=', listId).execute()
  })
}

export function expectVersion(current: number, read: number): void {
  if (current === read) return
  throw new Problem(
    'conflict',
    `This list was changed meanwhile: it has version ${current}, and you changed version ${read}. Read it again.`,
  )
}

/** What a version is made of. */
export type VersionContent = {
  contentId: string
  leftover: readonly string[]
  report: readonly ReportRow[] | null
  origin: ListOrigin
}

async function addVersion(
  tx: CommunityTransaction,
  { listId, version, isShared, communityId }: Omit<ListedRow, 'kind'>,
  { contentId, leftover, report: rows, origin }: VersionContent,
  { releaseId, storer, now: madeAt }: ListChanger,
): Promise<void> {
  const report = rows && JSON.stringify(rows)
  await takeBytes(tx, storer, rowBytes + Buffer.byteLength(leftover.join('\n')) + Buffer.byteLength(report ?? ''), madeAt)
  const row = { listId, version, contentId, leftover: [...leftover], report, origin: JSON.stringify(origin), releaseId, madeAt, isShared }
  await tx.insertInto('recordListVersion').values(row).execute()
  // From now on they read it through the list, and no longer once that is deleted for good.
  await tx.deleteFrom('listContentHolder').where('contentId', '=', contentId).where('communityId', '=', communityId).execute()
}

/** Sharing shows the current version, and those that are made while it lasts; withdrawing hides them all. */
async function shareVersions(tx: CommunityTransaction, listId: string, isShared: boolean): Promise<void> {
  const versions = tx.updateTable('recordListVersion').set({ isShared }).where('listId', '=', listId)
  const current = tx.selectFrom('recordList').select('version').where('listId', '=', listId)
  await (isShared ? versions.where('version', '=', current) : versions).execute()
}

/** The row of a content that the member may read, which from now on is not pruned. */
async function touchContent(tx: CommunityTransaction, contentId: string, { communityId, now }: ListChanger) {
  const content = await tx
    .updateTable('listContent')
    .set({ lastUsedAt: now })
    .where('id', '=', contentId)
    .where(isReadableBy(communityId))
    .returning(['kind', 'itemCount'])
    .executeTakeFirst()
  if (!content) throw noSuchContent()
  return content
}

type Wanted = { lists: number; items: number; without?: string }

/** Of one account that makes two lists at once, the second waits for the first. */
async function expectWithinLimits(tx: CommunityTransaction, communityId: number, wanted: Wanted): Promise<void> {
  await tx.selectFrom('account').select('communityId').where('communityId', '=', communityId).forUpdate().executeTakeFirstOrThrow()
  const { lists, items } = await tx
    .selectFrom('recordList as list')
    .innerJoin('recordListVersion as shown', (join) =>
      join.onRef('shown.listId', '=', 'list.listId').onRef('shown.version', '=', 'list.version'),
    )
    .innerJoin('listContent as content', 'content.id', 'shown.contentId')
    .select(({ fn }) => [fn.countAll<number>().as('lists'), sql<number>`coalesce(sum(content.item_count), 0)`.as('items')])
    .where('list.communityId', '=', communityId)
    .where('list.listId', '<>', wanted.without ?? '')
    .executeTakeFirstOrThrow()
  if (Number(lists) + wanted.lists > maxRecordLists)
    throw new Problem(
      'conflict',
      `You have ${maxRecordLists} lists, which is the maximum, those in the bin included. Please delete one first.`,
    )
  if (Number(items) + wanted.items > maxAccountItems) {
    const most = formatNumber(maxAccountItems)
    throw new Problem('conflict', `Your lists may have ${most} items altogether. Please delete one first.`)
  }
}
