import { releaseQuery } from '@rosette/api-client/record-query.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { authState } from '../../sessions/web/auth-state.ts'
import { listPath } from '../contract/list-addresses.ts'
import type { StoredContent } from '../contract/list-content.ts'
import type { ListKind } from '../contract/list-kinds.ts'
import type { ListOrigin, ReportRow } from '../contract/record-list.ts'
import { writeBrowserList } from './browser-lists.ts'
import { keepContent, postRecordList, readItems, refreshLists } from './lists-query.ts'

/** A list to save: its items, or the content that the server has made of a search or of other lists. */
export type ListDraft = {
  name: string
  note?: string | null
  tags?: readonly string[]
  colour?: number | null
  origin: ListOrigin
  leftover?: readonly string[]
  report?: readonly ReportRow[] | null
} & ({ kind: ListKind; items: readonly string[] } | { content: Pick<StoredContent, 'id' | 'kind'> })

/** Saves a list in the account of a member, and in the browser of everyone else. Returns its address. */
export function useSaveList(): (draft: ListDraft) => Promise<string> {
  const client = useQueryClient()
  return async (draft) => {
    const path = authState().loggedIn ? await saveInAccount(draft) : await saveInBrowser(draft, client)
    await refreshLists(client)
    return path
  }
}

async function saveInAccount(draft: ListDraft): Promise<string> {
  const { name, note = null, tags = [], colour = null, origin, leftover = [], report = null } = draft
  const content = 'content' in draft ? draft.content : await keepContent({ kind: draft.kind, items: [...draft.items] })
  const { listId } = await postRecordList(
    { name, note, tags: [...tags], colour, origin, leftover: [...leftover], report: report && [...report], contentId: content.id },
    crypto.randomUUID(),
  )
  return listPath(listId)
}

async function saveInBrowser(draft: ListDraft, client: QueryClient): Promise<string> {
  const { name, note = null, tags = [], colour = null, origin, leftover = [], report = null } = draft
  const [{ releaseId }, items] = await Promise.all([
    client.ensureQueryData(releaseQuery()),
    'content' in draft ? readItems(draft.content.id) : draft.items,
  ])
  const now = new Date().toISOString()
  const listId = newListId()
  await writeBrowserList({
    listId,
    name,
    note,
    tags: [...tags],
    colour,
    origin,
    releaseId,
    kind: 'content' in draft ? draft.content.kind : draft.kind,
    items: [...items],
    leftover: [...leftover],
    report: report && [...report],
    contentId: 'content' in draft ? draft.content.id : null,
    createdAt: now,
    changedAt: now,
  })
  return listPath(listId)
}

/** As the server makes them: 128 random bits. */
export function newListId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
