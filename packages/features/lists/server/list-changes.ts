import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { sql } from 'kysely'
import type { ContentWindow } from '../../list-contents/contract/list-content.ts'
import { ListKind } from '../../list-contents/contract/list-kinds.ts'
import { ListChange, type ListChanges, listChanges } from '../../list-contents/contract/record-list.ts'
import { itemsOfKeys } from '../../list-contents/server/name-items.ts'
import { itemOfKey } from '../../list-contents/server/resolve-items.ts'
import { expectReadable } from './record-list-rows.ts'

/**
 * What a release did to a list that the reader may read. What its owner decided is theirs, and so is what it did to their leftovers and to
 * items that only earlier versions have.
 */
export async function loadChanges(
  db: Database,
  listId: string,
  reader: { communityId: number | null; releaseId: string },
  { from, size }: ContentWindow,
): Promise<ListChanges> {
  const { kind, communityId, version } = await expectReadable(db.community, listId, reader.communityId)
  const { releaseId } = reader
  const isOwn = communityId === reader.communityId
  const ofRelease = db.community
    .selectFrom('recordListChange')
    .where('listId', '=', listId)
    .where('releaseId', '=', releaseId)
    .$if(!isOwn, (query) => query.where('change', '<>', 'matched').where('naturalKey', 'in', itemsOf(listId, version)))
  const [counted, rows] = await Promise.all([
    ofRelease
      .select(({ fn }) => ['change', fn.countAll<number>().as('count'), sql<number>`count(*) filter (where decision is null)`.as('open')])
      .groupBy('change')
      .execute(),
    ofRelease
      .select(['naturalKey as item', 'change', 'successors', 'decision'])
      .orderBy(inOrder)
      .orderBy('naturalKey')
      .offset(from)
      .limit(size)
      .execute(),
  ])
  const refs = await loadSuccessors(db, releaseId, ListKind.parse(kind), rows)
  const counts = listChanges.flatMap((change) => {
    const row = counted.find((one) => one.change === change)
    return row ? [{ change, count: Number(row.count), open: isOwn ? Number(row.open) : 0 }] : []
  })
  const changes = rows.map((row) => ListChange.parse({ ...row, successors: refs(row), decision: isOwn ? row.decision : null }))
  return { releaseId, counts, from, changes }
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
