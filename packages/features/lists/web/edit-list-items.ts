import { fetchJson, fetchText } from '@rosette/api-client/fetch-json.ts'
import { releaseQuery } from '@rosette/api-client/record-query.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { BrowserList } from '../../list-contents/contract/browser-list.ts'
import { ContentItem, ContentPage, maxListItems } from '../../list-contents/contract/list-content.ts'
import type { ListKind } from '../../list-contents/contract/list-kinds.ts'
import { ListLeftover, type RecordList, type ReportRow } from '../../list-contents/contract/record-list.ts'
import type { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import { writeBrowserList } from '../../list-contents/web/browser-lists.ts'
import { contentTimeoutMs, keepContent, listItems, patchRecordList, readItems, refreshLists } from '../../list-contents/web/lists-query.ts'
import type { ListedItems } from '../contract/edit-items.ts'

/** A list of the visitor's own, in its current version. */
export type EditedList = { stored: BrowserList } | { recordList: RecordList }

/** Null if the visitor may not change what they see: a list of somebody else, one in the bin, or an earlier version. */
export function editedOf(stored: BrowserList | undefined, retained: RecordList | undefined): EditedList | null {
  if (stored) return { stored }
  return retained?.isOwn && retained.deletedAt === null && retained.version === retained.currentVersion ? { recordList: retained } : null
}

/** What the list has now. */
export async function readListed(list: EditedList): Promise<ListedItems> {
  if ('stored' in list) return list.stored
  const { listId, version, contentId } = list.recordList
  const path = `record-lists/${listId}/leftover`
  const [items, { leftover }] = await Promise.all([readItems(contentId), fetchJson(ListLeftover, { path, query: { v: String(version) } })])
  return { items, leftover }
}

/** What was pasted to make the edit, if anything was. */
type EditedItems = ListedItems & { report?: readonly ReportRow[] }
type EditItems = (listed: ListedItems) => EditedItems | Promise<EditedItems>

export function useEditItems(list: EditedList): (edit: EditItems) => Promise<void> {
  const client = useQueryClient()
  return (edit) => editItems(client, list, edit)
}

/** Changes the items of a list: a new version in an account, a new content in a browser. */
export async function editItems(client: QueryClient, list: EditedList, edit: EditItems): Promise<void> {
  const { items, leftover, report = null } = await edit(await readListed(list))
  if (items.length === 0) throw new Error('This would leave the list empty. Delete the list instead.')
  if (items.length > maxListItems) throw new Error(`A list has at most ${formatNumber(maxListItems)} items.`)
  const { releaseId } = await client.ensureQueryData(releaseQuery())
  await write(list, { items: [...items], leftover: [...leftover], report: report && [...report], origin: { by: 'edited' }, releaseId })
  await refreshLists(client)
}

type Edited = Pick<BrowserList, 'items' | 'leftover' | 'report' | 'origin' | 'releaseId'>

async function write(list: EditedList, edited: Edited): Promise<void> {
  if ('stored' in list) return writeBrowserList({ ...list.stored, ...edited, contentId: null, changedAt: new Date().toISOString() })
  const { leftover, report, origin, items } = edited
  const { id: contentId } = await keepContent({ kind: list.recordList.kind, items })
  await patchRecordList(list.recordList, { content: { contentId, leftover, report, origin } })
}

/** The items of a content that stand for the rows of a search, also those that count as another record in this release. */
export async function itemsBehind({ kind, contentId }: ListedContent, search: SavedSearch): Promise<Set<string>> {
  const { items } = await listItems({ search })
  const ticked = new Set(items)
  const others = (await readOthers(contentId)).flatMap(({ item, record }) => (record ? [{ item, key: record.key }] : []))
  if (others.length === 0) return ticked
  const keys = [...new Set(others.map(({ key }) => key))]
  const names = (await listItems({ kind, keys })).items
  const nameOf = new Map(keys.map((key, at) => [key, names[at] ?? '']))
  return new Set([...ticked, ...others.flatMap(({ item, key }) => (ticked.has(nameOf.get(key) ?? '') ? [item] : []))])
}

/** The items that count as no record in this release. */
export async function uncountedItems(contentId: string): Promise<Set<string>> {
  return new Set((await readOthers(contentId)).flatMap(({ item, record }) => (record ? [] : [item])))
}

export type ListedContent = { kind: ListKind; contentId: string }

/** The items that this release does not have under their own names. */
async function readOthers(contentId: string): Promise<ContentItem[]> {
  const { counts, count } = await fetchJson(ContentPage, { path: `list-contents/${contentId}`, query: { size: '0' } })
  if (counts.current === count) return []
  const path = `list-contents/${contentId}/file`
  const text = await fetchText({ path, query: { format: 'jsonl' }, isText: true, timeoutMs: contentTimeoutMs })
  const rows = text.split('\n').flatMap((line) => (line === '' ? [] : [ContentItem.parse(JSON.parse(line))]))
  return rows.filter(({ status }) => status !== 'current')
}
