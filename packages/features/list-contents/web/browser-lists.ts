import { BrowserList, maxBrowserLists } from '../contract/browser-list.ts'
import { inListStore } from './list-store.ts'

/** All lists of this browser, the last changed first; none if it has no storage for them. */
export async function readBrowserLists(): Promise<BrowserList[]> {
  const rows = await inListStore('readonly', (store) => store.getAll()).catch(() => [])
  // What is stored may be of an older build of the site.
  const lists = rows.flatMap((row: unknown) => BrowserList.safeParse(row).data ?? [])
  return lists.sort((one, other) => (one.changedAt < other.changedAt ? 1 : -1))
}

export async function readBrowserList(listId: string): Promise<BrowserList | null> {
  const row: unknown = await inListStore('readonly', (store) => store.get(listId)).catch(() => null)
  return BrowserList.safeParse(row).data ?? null
}

/** Stores a list, in the place of one with the same id. Throws what the visitor can do if there is no room for it. */
export async function writeBrowserList(list: BrowserList): Promise<void> {
  const others = (await readBrowserLists()).filter(({ listId }) => listId !== list.listId)
  if (others.length >= maxBrowserLists)
    throw new Error(`A browser can store ${maxBrowserLists} lists. Delete one, or log in to store them in your account.`)
  await inListStore('readwrite', (store) => store.put(list)).catch((cause: unknown) => {
    throw new Error(storageFull, { cause })
  })
}

const storageFull =
  'Your browser’s storage is full. Delete another list, log in to store this one in your account, or use it without saving.'

export async function deleteBrowserList(listId: string): Promise<void> {
  await inListStore('readwrite', (store) => store.delete(listId))
}
