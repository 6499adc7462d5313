import { z } from 'zod'
import { SavedSearchId } from '../../list-contents/contract/saved-search.ts'
import { addToHistory, identityOf } from '../contract/add-to-history.ts'
import { HistoryEntry, searchedOf } from '../contract/history-entry.ts'

/** A search of this browser, with the number by which its page names it. */
const NumberedEntry = HistoryEntry.extend({
  no: z.int().min(1),
  /** Once it was combined with others, the id under which the server has it. */
  savedId: SavedSearchId.optional(),
})
export type NumberedEntry = z.infer<typeof NumberedEntry>

const Stored = z.object({
  isOff: z.boolean().default(false),
  /** The number that the next search gets. */
  next: z.int().min(1),
  /** Why the last search is not here. */
  missed: z.enum(['long']).nullable().default(null),
  entries: z.array(z.unknown()),
})

export type BrowserHistory = {
  isOff: boolean
  /** The browser does not keep anything, or has no room left. */
  isRefused: boolean
  missed: 'long' | null
  entries: readonly NumberedEntry[]
}

const storageKey = 'searchHistory'
const empty = { isOff: false, next: 1, missed: null, entries: [] } as const

/** Told to the other parts of this page; other tabs hear of it from the browser. */
export const historyChanged = 'searchhistorychanged'

/** The searches of this browser, the newest first. What an older build of the site or somebody else has written there is left out. */
export function readBrowserHistory(): BrowserHistory {
  try {
    const { isOff, missed, entries } = read()
    return { isOff, missed, entries, isRefused: false }
  } catch {
    return { isOff: false, isRefused: true, missed: null, entries: [] }
  }
}

/** Keeps a search at the top of the history. A browser that refuses loses the history, and nothing else. */
export function recordSearch(search: HistoryEntry['search'], total: number, now = new Date()): void {
  change(({ isOff, next, entries }) => {
    if (isOff) return null
    const before = entries.find((other) => identityOf(other) === identityOf({ search }))
    // Another order or page of the newest search is not a further one.
    const no = before !== undefined && before === entries[0] ? before.no : next
    const savedId = before?.savedId
    const added = addToHistory(entries, { search: searchedOf(search), total, at: now.toISOString(), no, ...(savedId && { savedId }) })
    return added ? { isOff, next: Math.max(next, no + 1), missed: null, entries: added } : { isOff, next, missed: 'long', entries }
  })
}

export function forgetSearch(search: HistoryEntry['search']): void {
  const identity = identityOf({ search })
  change((stored) => ({ ...stored, entries: stored.entries.filter((entry) => identityOf(entry) !== identity) }))
}

/** Notes under which id the server has a search, so that a combination with it is recognised. */
export function noteSavedId(search: HistoryEntry['search'], savedId: string): void {
  const identity = identityOf({ search })
  change((stored) => ({
    ...stored,
    entries: stored.entries.map((entry) => (identityOf(entry) === identity ? { ...entry, savedId } : entry)),
  }))
}

/** Numbers begin again, too: what is cleared leaves no trace. */
export function clearHistory(): void {
  change(({ isOff }) => ({ ...empty, isOff, entries: [] }))
}

export function switchHistory(isOff: boolean): void {
  change((stored) => ({ ...stored, isOff, missed: null }))
}

type Whole = Omit<z.output<typeof Stored>, 'entries'> & { entries: NumberedEntry[] }

function read(): Whole {
  const text = localStorage.getItem(storageKey)
  const stored = Stored.safeParse(text === null ? empty : parseJson(text)).data ?? { ...empty, entries: [] }
  return { ...stored, entries: stored.entries.flatMap((entry) => NumberedEntry.safeParse(entry).data ?? []) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Null changes nothing. If there is no room, the older half goes: the last searches are those that are looked for. */
function change(toNext: (stored: Whole) => Whole | null): void {
  try {
    const next = toNext(read())
    if (next === null) return
    write(next)
    window.dispatchEvent(new Event(historyChanged))
  } catch {
    // Storage that refuses: `readBrowserHistory` tells the page.
  }
}

function write(stored: Whole): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(stored))
  } catch (error) {
    if (stored.entries.length < 2) throw error
    write({ ...stored, entries: stored.entries.slice(0, Math.floor(stored.entries.length / 2)) })
  }
}
