import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { cutPage } from '@rosette/release-kit/cut-page.ts'
import { type ListScope, type ListWindow, placeText, readListCursor } from '@rosette/release-kit/list-cursor.ts'
import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { ListKind } from '../../list-contents/contract/list-kinds.ts'
import { ListChange, type ListChanges, listChanges } from '../../list-contents/contract/record-list.ts'
import { itemsOfKeys } from '../../list-contents/server/name-items.ts'
import { itemOfKey } from '../../list-contents/server/resolve-items.ts'
import { expectReadable } from './record-list-rows.ts'

/** What happened to an item, and the item. */
const ChangePlace = z.tuple([z.enum(listChanges), placeText])

/**
 * What a release did to a list that the reader may read. What its owner decided is theirs, and so is what it did to their leftovers and to
 * items that only earlier versions have.
 */
export async function loadChanges(
  db: Database,
  listId: string,
  reader: { communityId: number | null; releaseId: string },
  { scope, ...window }: ListWindow & { scope: ListScope },
): Promise<ListChanges> {
  const after = readListCursor(window, scope, ChangePlace)
  const { kind, communityId, version } = await expectReadable(db.community, listId, reader.communityId)
  const { releaseId } = reader
  const isOwn = communityId === reader.communityId
  const ofRelease = db.community
    .selectFrom('recordListChange')
    .where('listId', '=', listId)
    .where('releaseId', '=', releaseId)
    .$if(!isOwn, (query) => query.where('change', '<>', 'matched').where('naturalKey', 'in', itemsOf(listId, version)))
  const isAfter = after === null ? sql<SqlBool>`true` : isAfterPlace(after)
  const [counted, rows] = await Promise.all([
    ofRelease
      .select(({ fn }) => ['change', fn.countAll<number>().as('count'), sql<number>`count(*) filter (where decision is null)`.as('open')])
      .select(sql<number>`count(*) filter (where not ${isAfter})`.as('before'))
      .groupBy('change')
      .execute(),
    ofRelease
      .select(['naturalKey as item', 'change', 'successors', 'decision'])
      .where(isAfter)
      .orderBy(inOrder)
      .orderBy('naturalKey')
      .offset(window.from)
      .limit(window.size + 1)
      .execute(),
  ])
  const { rows: shown, next } = cutPage(rows, window.size, scope, ({ change, item }) => [change, item])
  const refs = await loadSuccessors(db, releaseId, ListKind.parse(kind), shown)
  const counts = listChanges.flatMap((change) => {
    const row = counted.find((one) => one.change === change)
    return row ? [{ change, count: Number(row.count), open: isOwn ? Number(row.open) : 0 }] : []
  })
  const changes = shown.map((row) => ListChange.parse({ ...row, successors: refs(row), decision: isOwn ? row.decision : null }))
  const from = window.from + counted.reduce((sum, { before }) => sum + Number(before), 0)
  return { releaseId, counts, from, changes, next }
}

function isAfterPlace([change, item]: z.infer<typeof ChangePlace>) {
  return sql<SqlBool>`((${inOrder}, natural_key) > (${listChanges.indexOf(change) + 1}, ${item}))`
}

function itemsOf(listId: string, version: number) {
  return sql<string>`(
    select unnest(content.natural_keys) from community.list_content as content
    join community.record_list_version as shown on shown.content_id = content.id
    where shown.list_id = ${listId} and shown.version = ${version})`
}

const inOrder = sql`array_position(${sql.val([...listChanges])}::text[], change)`

type Successors = { successors: readonly number[] }

/** Successors under the names that items of lists have. The tables of a release go some time after it; what it did to lists stays. */
export async function loadSuccessors(
  db: Database,
  releaseId: string,
  kind: ListKind,
  rows: readonly Successors[],
): Promise<(row: Successors) => RecordRef[]> {
  const keys = [...new Set(rows.flatMap(({ successors }) => successors))]
  const { state } = (await db.community.selectFrom('release').select('state').where('id', '=', releaseId).executeTakeFirst()) ?? {}
  const items = keys.length === 0 || state !== 'built' ? [] : await itemsOfKeys(db, releaseId, kind, keys)
  const refs = new Map(keys.map((key, at): [number, RecordRef] => [key, { kind, key, label: items[at] ?? itemOfKey(key) }]))
  return ({ successors }) => successors.flatMap((key) => refs.get(key) ?? [])
}
