import { randomBytes } from 'node:crypto'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import { ListKind } from '../../list-contents/contract/list-kinds.ts'
import { ListOrigin, type RecordList } from '../../list-contents/contract/record-list.ts'

/** Who reads lists, and in which release. */
export type ListReader = {
  /** Null for somebody who is not signed in. */
  communityId: number | null
  releaseId: string
}

/** 128 random bits. */
export function newListId(): string {
  return randomBytes(16).toString('base64url')
}

/** The same answer whether a list never existed, is somebody else's, was withdrawn or deleted: nobody learns which. */
export function noSuchList(): Problem {
  return new Problem('not_found', 'There is no such list, or it is not shared with you.')
}

/** All lists of a member, the last changed first. */
export async function loadOwnLists(db: CommunityDb, communityId: number, releaseId: string): Promise<RecordList[]> {
  const rows = await listQuery(db, { communityId, releaseId })
    .whereRef('shown.version', '=', 'list.version')
    .where('list.communityId', '=', communityId)
    .orderBy('list.changedAt', 'desc')
    .orderBy('list.listId')
    .execute()
  return rows.map((row) => toRecordList(row, communityId))
}

/** A list that the reader may read, in its current version or an earlier one that it shares. Not even curators read those of others. */
export async function loadList(db: CommunityDb, listId: string, reader: ListReader, version?: number): Promise<RecordList> {
  const row = await listQuery(db, reader)
    .where('list.listId', '=', listId)
    .where((eb) => (version === undefined ? eb('shown.version', '=', eb.ref('list.version')) : eb('shown.version', '=', version)))
    .executeTakeFirst()
  if (!row || !isReadable(row, reader.communityId) || !isShown(row, reader.communityId)) throw noSuchList()
  return toRecordList(row, reader.communityId)
}

/** The same of what belongs to a list. */
export async function expectReadable(db: CommunityDb, listId: string, communityId: number | null) {
  const row = await db
    .selectFrom('recordList')
    .select(['communityId', 'kind', 'version', 'isShared', 'deletedAt'])
    .where('listId', '=', listId)
    .executeTakeFirst()
  if (!row || !isReadable(row, communityId)) throw noSuchList()
  return row
}

/** A list of the member's own, locked until the transaction ends. */
export async function lockOwnList(tx: CommunityTransaction, listId: string, communityId: number) {
  const row = await tx.selectFrom('recordList').selectAll().where('listId', '=', listId).forUpdate().executeTakeFirst()
  if (!row || row.communityId !== communityId) throw noSuchList()
  return row
}

type Reach = { communityId: number; isShared: boolean; deletedAt: Date | null }

function isReadable({ communityId, isShared, deletedAt }: Reach, reader: number | null): boolean {
  return communityId === reader || (isShared && deletedAt === null)
}

/** A version that was not shared is the owner's alone. */
function isShown({ communityId, isShownToOthers }: { communityId: number; isShownToOthers: boolean }, reader: number | null): boolean {
  return communityId === reader || isShownToOthers
}

function listQuery(db: CommunityDb, { releaseId }: ListReader) {
  return db
    .selectFrom('recordList as list')
    .innerJoin('recordListVersion as shown', 'shown.listId', 'list.listId')
    .innerJoin('listContent as content', 'content.id', 'shown.contentId')
    .leftJoin('person', 'person.communityId', 'list.communityId')
    .select(['list.listId', 'list.communityId', 'list.kind', 'list.name', 'list.note', 'list.tags', 'list.colour'])
    .select(['list.isShared', 'list.showsOwner'])
    .select(['list.version as currentVersion', 'list.createdAt', 'list.changedAt', 'list.deletedAt', 'content.itemCount as count'])
    .select(['shown.version', 'shown.contentId', 'shown.origin', 'shown.releaseId', 'shown.madeAt'])
    .select(['shown.isShared as isShownToOthers', 'person.firstName', 'person.lastName'])
    .select(sql<number>`cardinality(shown.leftover)`.as('leftoverCount'))
    .select(sql<boolean>`shown.report is not null`.as('hasReport'))
    .select(({ selectFrom, fn }) =>
      selectFrom('recordListChange as change')
        .select(fn.countAll<number>().as('open'))
        .whereRef('change.listId', '=', 'list.listId')
        .where('change.releaseId', '=', releaseId)
        .where('change.decision', 'is', null)
        .as('openChanges'),
    )
}

type ListRow = Awaited<ReturnType<ReturnType<typeof listQuery>['execute']>>[number]

/**
 * What others are told of where a version comes from. The address of a run or the id of a search opens it, and those of contents and lists say
 * that they exist: sharing a list shares none of them (SECURE-059).
 */
export function originFor(origin: ListOrigin, isOwn: boolean): ListOrigin {
  if (isOwn) return origin
  switch (origin.by) {
    case 'pasted':
    case 'file':
    case 'changes':
    case 'version':
    case 'chosen':
    case 'edited':
      return origin
    case 'operation':
      return { ...origin, of: [] }
    case 'search':
    case 'results':
    case 'combination':
    case 'blast':
    case 'term':
    case 'parts':
    case 'copy':
      return { by: 'chosen' }
  }
}

function toRecordList(row: ListRow, reader: number | null): RecordList {
  const { communityId, firstName, lastName, showsOwner, openChanges, leftoverCount, deletedAt, isShownToOthers: _, ...list } = row
  const isOwn = communityId === reader
  return {
    ...list,
    kind: ListKind.parse(row.kind),
    isOwn,
    showsOwner,
    owner: !isOwn && showsOwner ? [firstName, lastName].filter((name) => name !== null).join(' ') : null,
    origin: originFor(ListOrigin.parse(row.origin), isOwn),
    madeAt: row.madeAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
    openChanges: isOwn ? Number(openChanges) : 0,
    leftoverCount: isOwn ? leftoverCount : 0,
    hasReport: isOwn && row.hasReport,
    // Words for oneself are nobody else's business.
    tags: isOwn ? row.tags : [],
  }
}
