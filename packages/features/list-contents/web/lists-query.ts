import type { Call } from '@rosette/api-client/api-request.ts'
import { fetchJson, fetchText } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type ContentFormat,
  ListedItems,
  type ListSource,
  maxContentPage,
  OverlapsAnswer,
  StoredContent,
} from '../contract/list-content.ts'
import {
  type DecideChanges,
  ListChanges,
  ListLeftover,
  ListReport,
  ListVersions,
  type NewRecordList,
  OwnRecordLists,
  RecordList,
  type RecordListPatch,
} from '../contract/record-list.ts'
import { readBrowserList, readBrowserLists } from './browser-lists.ts'
import { listsChanged } from './lists-changed.ts'

export const listsKey = ['lists'] as const

/** After a list was saved, changed or deleted. */
export async function refreshLists(client: QueryClient): Promise<void> {
  window.dispatchEvent(new Event(listsChanged))
  await client.invalidateQueries({ queryKey: listsKey })
}

export const browserListsQuery = queryOptions({
  queryKey: [...listsKey, 'browser'],
  queryFn: readBrowserLists,
  // Another tab may have changed them.
  staleTime: 0,
})

/** A list of this browser; null if it has none with this id. */
export function browserListQuery(listId: string) {
  return queryOptions({
    queryKey: [...listsKey, 'stored', listId],
    queryFn: () => readBrowserList(listId),
    // Another tab may have changed it.
    staleTime: 0,
  })
}

export const ownListsQuery = queryOptions({
  queryKey: [...listsKey, 'account'],
  queryFn: ({ signal }) => fetchJson(OwnRecordLists, { path: 'record-lists', signal }),
  staleTime: 30_000,
  retry: false,
})

/** A list of the account or a shared one, in one of its versions. */
export function recordListQuery(listId: string, version: number | undefined) {
  return queryOptions({
    queryKey: [...listsKey, 'one', listId, version],
    queryFn: ({ signal }) => fetchJson(RecordList, { path: `record-lists/${listId}`, query: { v: version?.toString() }, signal }),
    staleTime: 0,
    retry: false,
  })
}

export function versionsQuery(listId: string) {
  return queryOptions({
    queryKey: [...listsKey, 'versions', listId],
    queryFn: ({ signal }) => fetchJson(ListVersions, { path: `record-lists/${listId}/versions`, signal }),
    staleTime: 0,
    retry: false,
  })
}

export function changesQuery(listId: string) {
  return queryOptions({
    queryKey: [...listsKey, 'changes', listId],
    queryFn: ({ signal }) => readChanges(listId, signal),
    staleTime: 0,
    retry: false,
  })
}

/** All of them: a release that renames everything changes more than one page of items. */
async function readChanges(listId: string, signal: AbortSignal): Promise<ListChanges> {
  const read = (from: number) =>
    fetchJson(ListChanges, { path: `record-lists/${listId}/changes`, query: { from: String(from), size: String(maxContentPage) }, signal })
  const first = await read(0)
  const changes = [...first.changes]
  for (let last = first; last.changes.length === maxContentPage; changes.push(...last.changes)) last = await read(changes.length)
  return { ...first, changes }
}

export function leftoverQuery(listId: string, version: number) {
  return queryOptions({
    queryKey: [...listsKey, 'leftover', listId, version],
    queryFn: ({ signal }) => fetchJson(ListLeftover, { path: `record-lists/${listId}/leftover`, query: { v: String(version) }, signal }),
    retry: false,
  })
}

/** What each line of a version became. */
export function reportQuery(listId: string, version: number) {
  return queryOptions({
    queryKey: [...listsKey, 'report', listId, version],
    queryFn: ({ signal }) => fetchJson(ListReport, { path: `record-lists/${listId}/report`, query: { v: String(version) }, signal }),
    // As long as a list.
    gcTime: 0,
    retry: false,
  })
}

export function readContent(contentId: string): Promise<StoredContent> {
  return fetchJson(StoredContent, { path: `list-contents/${contentId}`, query: { size: '0' } })
}

export function overlapsQuery(of: readonly string[]) {
  return queryOptions({
    queryKey: ['list-overlaps', of],
    queryFn: ({ signal }) => fetchJson(OverlapsAnswer, { path: 'list-overlaps', body: { of }, signal }),
    staleTime: 60_000,
    retry: false,
  })
}

/** Contents of 100,000 items take longer than other calls. */
export const contentTimeoutMs = 60_000

export function keepContent(source: ListSource): Promise<StoredContent> {
  return fetchJson(StoredContent, { path: 'list-contents', body: source, timeoutMs: contentTimeoutMs })
}

/** The items that a list would have, for one that stays in the browser: nothing is kept. */
export function listItems(source: ListSource): Promise<ListedItems> {
  return fetchJson(ListedItems, { path: 'list-items', body: source, timeoutMs: contentTimeoutMs })
}

/** The file of a content, which pages and scripts read. */
export function contentFileCall(contentId: string, format: ContentFormat): Call {
  return { path: `list-contents/${contentId}/file`, query: { format }, isText: true, timeoutMs: contentTimeoutMs }
}

/** All items of a content. */
export async function readItems(contentId: string): Promise<string[]> {
  const text = await fetchText(contentFileCall(contentId, 'txt'))
  return text.split('\n').filter((line) => line !== '')
}

export function postRecordList(list: NewRecordList, idempotencyKey: string): Promise<RecordList> {
  return fetchJson(RecordList, { path: 'record-lists', body: list, idempotencyKey, timeoutMs: contentTimeoutMs })
}

/** Into the bin, if it is still as it was seen. */
export async function deleteRecordList({ listId, currentVersion }: Pick<RecordList, 'listId' | 'currentVersion'>): Promise<void> {
  await fetchJson(Done, { path: `record-lists/${listId}`, method: 'DELETE', ifMatch: currentVersion })
}

export function patchRecordList(
  { listId, currentVersion }: Pick<RecordList, 'listId' | 'currentVersion'>,
  patch: RecordListPatch,
): Promise<RecordList> {
  return fetchJson(RecordList, {
    path: `record-lists/${listId}`,
    method: 'PATCH',
    ifMatch: currentVersion,
    body: patch,
    timeoutMs: contentTimeoutMs,
  })
}

export function decideChanges(
  { listId, currentVersion }: Pick<RecordList, 'listId' | 'currentVersion'>,
  decisions: DecideChanges,
): Promise<RecordList> {
  return fetchJson(RecordList, { path: `record-lists/${listId}/decide`, method: 'POST', ifMatch: currentVersion, body: decisions })
}
