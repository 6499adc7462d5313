import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { sql } from 'kysely'
import { ListKind } from '../../list-contents/contract/list-kinds.ts'
import type { DecideChanges, ListChange } from '../../list-contents/contract/record-list.ts'
import { keepListContent, readListContent } from '../../list-contents/server/list-content-store.ts'
import { loadSuccessors } from './list-changes.ts'
import { lockOwnList, noSuchList } from './record-list-rows.ts'
import { expectVersion, type ListChanger, replaceContent } from './record-list-store.ts'

/** What is decided about an item, and what then stands in its place. */
type Choice = { decision: NonNullable<ListChange['decision']>; items: readonly string[] }

/** Notes what the owner decided about changes by the current release, and makes a version if the items change by it. */
export async function decideChanges(
  db: Database,
  listId: string,
  version: number,
  wanted: DecideChanges,
  decider: ListChanger,
): Promise<void> {
  const { communityId, releaseId, now, storer } = decider
  const list = await db.community
    .selectFrom('recordList as list')
    .innerJoin('recordListVersion as shown', (join) =>
      join.onRef('shown.listId', '=', 'list.listId').onRef('shown.version', '=', 'list.version'),
    )
    .select(['list.communityId', 'list.kind', 'list.version', 'shown.contentId', 'shown.leftover'])
    .where('list.listId', '=', listId)
    .executeTakeFirst()
  if (list?.communityId !== communityId) throw noSuchList()
  expectVersion(list.version, version)
  if (wanted.releaseId !== releaseId) throw new Problem('conflict', `The site now shows the release ${releaseId}. Look at its changes.`)
  const choices = await choose(db, listId, ListKind.parse(list.kind), wanted)
  const { kind, items } = await readListContent(db.community, list.contentId, communityId, now)
  const inPlaceOf = (item: string) => choices.get(item)?.items ?? [item]
  const matched = list.leftover.flatMap((input) => (choices.get(input)?.decision === 'taken' ? inPlaceOf(input) : []))
  const changed = [...new Set([...items.flatMap(inPlaceOf), ...matched])]
  const leftover = list.leftover.filter((input) => inPlaceOf(input).includes(input))
  const isSame =
    changed.length === items.length && changed.every((item, at) => item === items[at]) && leftover.length === list.leftover.length
  if (changed.length === 0) throw new Problem('unprocessable', 'This would leave the list empty. Delete the list instead.')
  // A member has limits of their own, whatever all lists together take up.
  const sender = { reader: communityId, storer, maxBytes: Number.POSITIVE_INFINITY }
  const contentId = isSame ? list.contentId : await keepListContent(db.community, { kind, items: changed }, sender, now)
  await db.community.transaction().execute(async (tx) => {
    const locked = await lockOwnList(tx, listId, communityId)
    expectVersion(locked.version, version)
    await sql`
      update community.record_list_change as change set decision = decided.decision
      from jsonb_to_recordset(${JSON.stringify(Array.from(choices, ([item, { decision }]) => ({ item, decision })))}::jsonb)
        as decided (item text, decision text)
      where change.list_id = ${listId} and change.release_id = ${releaseId} and change.natural_key = decided.item`.execute(tx)
    if (!isSame) await replaceContent(tx, locked, { contentId, leftover, report: null, origin: { by: 'changes', releaseId } }, decider)
    await tx.updateTable('recordList').set({ changedAt: now }).where('listId', '=', listId).execute()
  })
}

/** What is decided about each item, by name or by what happened to it. */
async function choose(db: Database, listId: string, kind: ListKind, wanted: DecideChanges): Promise<Map<string, Choice>> {
  const { releaseId, decisions = [], others = {} } = wanted
  const rows = await db.community
    .selectFrom('recordListChange')
    .select(['naturalKey as item', 'change', 'successors', 'decision'])
    .where('listId', '=', listId)
    .where('releaseId', '=', releaseId)
    .execute()
  const refsOf = await loadSuccessors(db, releaseId, kind, rows)
  const rowOf = new Map(rows.map((row) => [row.item, row]))
  const byChange: Readonly<Record<string, Choice['decision'] | undefined>> = others
  const ofGroups = rows.flatMap(({ item, change, decision: decided }) => {
    const decision = byChange[change]
    return decision === undefined || decided !== null ? [] : [{ item, decision }]
  })
  // A decision about one item holds over that about all of a sort.
  return new Map([...ofGroups.map(toChoice), ...decisions.map(toChoice)])

  function toChoice(one: Decision, at: number): [string, Choice] {
    const row = rowOf.get(one.item)
    if (!row) throw refused(at, 'this release did not change the item')
    const labels = row.change === 'back' ? [one.item] : refsOf(row).map(({ label }) => label)
    return [one.item, { decision: one.decision, items: itemsInPlace(one, at, labels) }]
  }
}

type Decision = NonNullable<DecideChanges['decisions']>[number]

/** The items that stand in the place of a changed one. */
function itemsInPlace({ item, decision, successors }: Decision, at: number, labels: readonly string[]): readonly string[] {
  if (decision === 'kept') return [item]
  if (decision === 'left_out') return []
  if (successors?.some((label) => !labels.includes(label))) throw refused(at, 'what is to be taken is not a successor of the item')
  const taken = successors ?? labels
  if (taken.length === 0) throw refused(at, 'the item has no successor that could be taken')
  return taken
}

/** Refusals are logged, and items never are. */
function refused(at: number, why: string): Problem {
  return new Problem('invalid_request', `decisions, number ${at + 1}: ${why}.`)
}
