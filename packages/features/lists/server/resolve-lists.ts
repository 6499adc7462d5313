import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { sql } from 'kysely'
import { ListKind } from '../../list-contents/contract/list-kinds.ts'
import {
  type ComparedReleases,
  type FoundChange,
  findContentChanges,
  findMatched,
  loadPlainNames,
  type PlainNames,
} from './find-list-changes.ts'

export type ResolveOptions = {
  signal?: AbortSignal
  /** Items and inputs that are looked at together, about: what is kept in memory, and written in one transaction. */
  itemsAtOnce?: number
}

const mostAtOnce = 50_000
const listsAtOnce = 5000

/**
 * Finds what the published release did to the items of every list, some contents at a time: many lists may share one. Lists that are done
 * are marked in the transaction that writes their changes, so a job that was killed goes on where it ended. Ends early if another release
 * is published meanwhile, which adds a job of its own. Returns how many lists were done.
 */
export async function resolveLists(db: Database, { signal, itemsAtOnce = mostAtOnce }: ResolveOptions = {}): Promise<number> {
  const release = await findNewest(db)
  const plainNamesOf = storedPlainNames(db)
  let done = 0
  let isComplete = false
  while (release && !isComplete) {
    isComplete = true
    // In the order of contents. Lists that are changed meanwhile may end up behind, so it is gone through until none is left.
    let after: Place | undefined = { contentId: '', listId: '' }
    while (after) {
      const waiting: WaitingList[] = await readWaiting(db, release, after)
      for (const lists of batchesOf(waiting, itemsAtOnce)) {
        signal?.throwIfAborted()
        if ((await findNewest(db))?.id !== release.id) return done
        const marked = await resolveBatch(db, release, lists, plainNamesOf)
        done += marked
        if (marked > 0) isComplete = false
      }
      after = waiting.at(-1)
    }
  }
  return done
}

type Release = { id: string; isBuilt: (id: string) => boolean; notOlder: readonly string[] }

/** The newest release that is published; after a rollback the older one, with which lists that were looked at with the newer are done. */
async function findNewest({ community }: Database): Promise<Release | null> {
  const { rows } = await sql<{ id: string; isBuilt: boolean; isNewest: boolean; isOlder: boolean }>`
    with newest as (
      select release.id, release.created_at from community.published_release join community.release on release.id = published_release.release_id
      order by release.created_at desc, release.id desc limit 1
    )
    select release.id, release.state = 'built' as is_built, release.id = newest.id as is_newest, release.created_at < newest.created_at as is_older
    from community.release cross join newest`.execute(community)
  const newest = rows.find(({ isNewest }) => isNewest)
  if (!newest) return null
  const built = new Set(rows.flatMap(({ id, isBuilt }) => (isBuilt ? [id] : [])))
  return { id: newest.id, isBuilt: (id) => built.has(id), notOlder: rows.flatMap(({ id, isOlder }) => (isOlder ? [] : [id])) }
}

type WaitingList = {
  listId: string
  version: number
  kind: string
  /** The release that it was last looked at with. */
  earlierId: string | null
  contentId: string
  itemCount: number
  leftoverCount: number
}
type Place = Pick<WaitingList, 'contentId' | 'listId'>

/** Lists behind a place that were not looked at with this release or a newer one. */
async function readWaiting({ community }: Database, release: Release, after: Place): Promise<WaitingList[]> {
  const { rows } = await sql<WaitingList>`
    select list.list_id, list.version, list.kind, list.resolved_release_id as earlier_id, shown.content_id, content.item_count,
      cardinality(shown.leftover) as leftover_count
    from community.record_list_version as shown
    join community.record_list as list on list.list_id = shown.list_id and list.version = shown.version
    join community.list_content as content on content.id = shown.content_id
    where (shown.content_id, shown.list_id) > (${after.contentId}, ${after.listId}) and list.deleted_at is null
      and (list.resolved_release_id is null or list.resolved_release_id <> all(${release.notOlder}))
    order by shown.content_id, shown.list_id limit ${listsAtOnce}`.execute(community)
  return rows
}

/** Parts of about so many items and inputs, each of at least one list. */
function* batchesOf(lists: readonly WaitingList[], itemsAtOnce: number): Generator<WaitingList[]> {
  let batch: WaitingList[] = []
  let items = 0
  for (const list of lists) {
    const { contentId, itemCount, leftoverCount } = list
    const isSame = batch.at(-1)?.contentId === contentId
    if (batch.length > 0 && items + leftoverCount + (isSame ? 0 : itemCount) > itemsAtOnce) {
      yield batch
      batch = []
      items = 0
    }
    items += leftoverCount + (isSame && batch.length > 0 ? 0 : itemCount)
    batch.push(list)
  }
  if (batch.length > 0) yield batch
}

type PlainNamesOf = (kind: ListKind, releases: ComparedReleases) => Promise<PlainNames>

/** Loads the names of a kind once for the whole job: most lists were last looked at with the same release. */
function storedPlainNames(db: Database): PlainNamesOf {
  const cache = new Map<string, Promise<PlainNames>>()
  return (kind, releases) => {
    const place = `${kind} ${releases.earlierId}`
    const names = cache.get(place) ?? loadPlainNames(db, kind, releases)
    cache.set(place, names)
    return names
  }
}

/** Returns how many lists were done; those that were changed meanwhile are left for later. */
async function resolveBatch(db: Database, release: Release, lists: readonly WaitingList[], plainNamesOf: PlainNamesOf): Promise<number> {
  let done = 0
  const together = Map.groupBy(lists, ({ kind, earlierId }) => `${kind} ${earlierId}`)
  for (const ofKind of together.values()) {
    const [first] = ofKind
    if (!first) continue
    const kind = ListKind.parse(first.kind)
    const earlierId = first.earlierId !== null && release.isBuilt(first.earlierId) ? first.earlierId : null
    const contentIds = [...new Set(ofKind.map(({ contentId }) => contentId))]
    const releases = { releaseId: release.id, earlierId }
    const ofContents = await findContentChanges(db, kind, contentIds, await plainNamesOf(kind, releases), releases)
    const ofInputs = await findLeftoverChanges(db, release, kind, ofKind)
    const found = ofKind.map((list) => ({
      list,
      changes: [...(ofContents.get(list.contentId) ?? []), ...(ofInputs.get(list.listId) ?? [])],
    }))
    for (const some of inParts(found)) {
      done += await db.community.transaction().execute((tx) => writeChanges(tx, release, some))
    }
  }
  return done
}

async function findLeftoverChanges(
  db: Database,
  release: Release,
  kind: ListKind,
  lists: readonly WaitingList[],
): Promise<Map<string, FoundChange[]>> {
  const some = lists.filter(({ leftoverCount }) => leftoverCount > 0)
  if (some.length === 0) return new Map()
  const { rows } = await sql<{ listId: string; leftover: string[] }>`
    select list_id, leftover from community.record_list_version
    join unnest(${some.map(({ listId }) => listId)}::text[], ${some.map(({ version }) => version)}::integer[]) as wanted (list_id, version)
      using (list_id, version)`.execute(db.community)
  const inputs = [...new Set(rows.flatMap(({ leftover }) => leftover))]
  const matched = new Map<string, FoundChange>()
  for (let from = 0; from < inputs.length; from += mostAtOnce) {
    const part = await findMatched(db, kind, inputs.slice(from, from + mostAtOnce), release.id)
    for (const [input, change] of part) matched.set(input, change)
  }
  return new Map(
    rows.map(({ listId, leftover }) => [listId, [...new Set(leftover)].flatMap((item) => withItem(matched.get(item.trim()), item))]),
  )
}

function withItem(change: FoundChange | undefined, item: string): FoundChange[] {
  return change ? [{ ...change, item }] : []
}

type ListWithChanges = { list: WaitingList; changes: readonly FoundChange[] }

/** A content that is gone as a whole and that thousands of lists have is not written in one transaction. */
function inParts(found: readonly ListWithChanges[]): ListWithChanges[][] {
  const parts: ListWithChanges[][] = []
  let part: ListWithChanges[] = []
  let rows = 0
  for (const one of found) {
    if (part.length > 0 && rows + one.changes.length > mostAtOnce) {
      parts.push(part)
      part = []
      rows = 0
    }
    part.push(one)
    rows += one.changes.length
  }
  return [...parts, part]
}

/**
 * Writes the changes of lists that are as they were read, and marks them. Nothing is reported twice: not what its owner decided about, not what
 * was the same in the release that the list was last looked at with; what they left open is told again, so that it is not lost.
 */
async function writeChanges(tx: CommunityTransaction, release: Release, found: readonly ListWithChanges[]): Promise<number> {
  const { rows: lists } = await sql<{ listId: string }>`
    select list.list_id from community.record_list as list
    join unnest(
      ${found.map(({ list }) => list.listId)}::text[], ${found.map(({ list }) => list.version)}::integer[],
      ${found.map(({ list }) => list.earlierId)}::text[]
    ) as read (list_id, version, earlier_id) on read.list_id = list.list_id and read.version = list.version
    where list.resolved_release_id is not distinct from read.earlier_id order by list.list_id for update of list`.execute(tx)
  const listIds = lists.map(({ listId }) => listId)
  const isUnchanged = new Set(listIds)
  const changes = found.flatMap(({ list: { listId }, changes }) =>
    isUnchanged.has(listId) ? changes.map((change) => ({ listId, ...change })) : [],
  )
  // A list that was changed after a rollback is looked at again; decisions about this release stay.
  await sql`
    delete from community.record_list_change where list_id = any(${listIds}) and release_id = ${release.id} and decision is null`.execute(
    tx,
  )
  if (changes.length > 0) await insertChanges(tx, release, changes)
  await sql`update community.record_list set resolved_release_id = ${release.id} where list_id = any(${listIds})`.execute(tx)
  return listIds.length
}

async function insertChanges(
  tx: CommunityTransaction,
  release: Release,
  changes: readonly (FoundChange & { listId: string })[],
): Promise<void> {
  const listIds = [...new Set(changes.map(({ listId }) => listId))]
  await sql`
    insert into community.record_list_change (list_id, release_id, natural_key, change, successors)
    select found."listId", ${release.id}, found.item, case when told.is_same then told.change else found.change end, found.successors
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as found ("listId" text, item text, change text, successors bigint[], "isNew" boolean)
    left join (
      select distinct on (changed.list_id, changed.natural_key) changed.*
      from community.record_list_change as changed join community.release on release.id = changed.release_id
      where changed.list_id = any(${listIds}) and changed.release_id <> all(${release.notOlder})
      order by changed.list_id, changed.natural_key, release.created_at desc
    ) as last on last.list_id = found."listId" and last.natural_key = found.item
    cross join lateral (
      -- A successor that was new then is one that was there before now.
      select last.change, last.successors = found.successors
        and (last.change = found.change or last.change in ('merged', 'replaced') and found.change in ('merged', 'replaced')) as is_same
    ) as told
    where case
      when last.change is null then found."isNew"
      when found.change = 'back' then last.change not in ('back', 'matched')
      else last.decision is null or not told.is_same
    end
    on conflict do nothing`.execute(tx)
}
