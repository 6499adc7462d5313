import { stableJson } from '@rosette/contract-kit/stable-json.ts'
import { type HistoryEntry, maxEntryLength, maxHistory, searchedOf } from './history-entry.ts'

/** The text by which searches are told apart: fields in another order are the same search. */
export function identityOf({ search }: Pick<HistoryEntry, 'search'>): string {
  const { searchTerms, ...rest } = searchedOf(search)
  return stableJson(searchTerms === undefined ? rest : { ...rest, criteria: Object.assign({}, ...searchTerms) })
}

/** Whether a search is short enough to be kept. */
export function isShortEnough(entry: Pick<HistoryEntry, 'search'>): boolean {
  return identityOf(entry).length <= maxEntryLength
}

/** Puts a search at the top, once; null if it is too long to be kept. Newest first. */
export function addToHistory<Entry extends HistoryEntry>(entries: readonly Entry[], entry: Entry): Entry[] | null {
  if (!isShortEnough(entry)) return null
  const identity = identityOf(entry)
  return [entry, ...entries.filter((other) => identityOf(other) !== identity)].slice(0, maxHistory)
}
