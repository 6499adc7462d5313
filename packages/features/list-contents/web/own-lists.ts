import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../sessions/web/auth-state.ts'
import type { BrowserList } from '../contract/browser-list.ts'
import type { ListKind } from '../contract/list-kinds.ts'
import type { RecordList } from '../contract/record-list.ts'
import { readBrowserList, writeBrowserList } from './browser-lists.ts'
import { browserListsQuery, keepContent, ownListsQuery, readContent, readItems } from './lists-query.ts'

/** A list of the visitor, wherever it is kept. */
export type OwnList = {
  listId: string
  kind: ListKind
  name: string
  note: string | null
  tags: readonly string[]
  colour: number | null
  count: number
  changedAt: string
  openChanges: number
  isShared: boolean
} & ({ place: 'account'; contentId: string; currentVersion: number } | { place: 'browser'; contentId: string | null })

export type OwnLists = {
  lists: readonly OwnList[]
  inBrowser: readonly BrowserList[]
  /** Of the account, deleted and not yet gone. */
  inBin: readonly RecordList[]
  isLoading: boolean
  error: Error | null
  refetch(): unknown
}

/** All lists of the visitor, those of the account first. */
export function useOwnLists(): OwnLists {
  const { loggedIn } = useAuth()
  const browser = useQuery(browserListsQuery)
  const account = useQuery({ ...ownListsQuery, enabled: loggedIn })
  const stored = loggedIn ? (account.data?.lists ?? []) : []
  const inAccount = stored.filter(({ deletedAt }) => deletedAt === null)
  return {
    lists: [...inAccount.map(ofAccount), ...(browser.data ?? []).map(ofBrowser)],
    inBrowser: browser.data ?? [],
    inBin: stored.filter(({ deletedAt }) => deletedAt !== null),
    isLoading: browser.isPending || (loggedIn && account.isPending),
    error: loggedIn ? account.error : null,
    refetch: account.refetch,
  }
}

function ofAccount(list: RecordList): OwnList {
  const { listId, kind, name, note, tags, colour, count, changedAt, openChanges, isShared, contentId, currentVersion } = list
  return { place: 'account', currentVersion, listId, kind, name, note, tags, colour, count, changedAt, openChanges, isShared, contentId }
}

export function ofBrowser(list: BrowserList): OwnList {
  const { listId, kind, name, note, tags, colour, items, changedAt, contentId } = list
  const count = items.length
  return { place: 'browser', listId, kind, name, note, tags, colour, count, changedAt, openChanges: 0, isShared: false, contentId }
}

/** What a comparison names a list by: a list of this browser stays in it. */
export function comparedId({ place, listId, contentId }: OwnList): string {
  return place === 'browser' ? listId : contentId
}

/**
 * The content of a list. That of a browser list is made when an address needs it, and then remembered with the list. It is made again if it
 * has expired, or if it was an account's or of a shared list that was withdrawn.
 */
export async function contentOf(list: Pick<OwnList, 'place' | 'listId' | 'contentId'>): Promise<string> {
  if (list.contentId !== null && (list.place === 'account' || (await isReadable(list.contentId)))) return list.contentId
  const stored = await readBrowserList(list.listId)
  if (!stored) throw new Error('This list is no longer in this browser.')
  const { id } = await keepContent({ kind: stored.kind, items: stored.items })
  // A browser without room for the id makes the same content next time.
  await writeBrowserList({ ...stored, contentId: id }).catch(() => undefined)
  return id
}

async function isReadable(contentId: string): Promise<boolean> {
  try {
    await readContent(contentId)
    return true
  } catch (error) {
    if (problemCodeOf(error) === 'not_found') return false
    throw error
  }
}

/** The items of a list, for a form that takes ids. */
export async function itemsOf(list: Pick<OwnList, 'place' | 'listId' | 'contentId'>): Promise<string[]> {
  const stored = list.place === 'browser' ? await readBrowserList(list.listId) : null
  return stored ? stored.items : readItems(await contentOf(list))
}
