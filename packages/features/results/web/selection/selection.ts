import type { Filters, GeneSelection } from '@rosette/contract-kit/search/search-contract.ts'
import type { ResultRow } from '@rosette/ui-kit/results/result-rows.tsx'
import type { RowTicks } from '@rosette/ui-kit/results/results-table.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedSearch } from '../../../list-contents/contract/saved-search.ts'
import type { ResultsQuery } from '../query/results-query.ts'

/**
 * Which rows of a list are ticked: some, by key and name in the order of ticking, or all matches except some.
 * It outlives paging and sorting (TABLE-003), and `all` holds rows that were never loaded (TABLE-002).
 */
export type Selection = { isAll: false; rows: ReadonlyMap<number, string> } | { isAll: true; except: ReadonlyMap<number, string> }

export const nothingSelected: Selection = { isAll: false, rows: new Map() }

export const allSelected: Selection = { isAll: true, except: new Map() }

type SelectableRow = { key: number; name: string }

export function isSelected(selection: Selection, key: number): boolean {
  return selection.isAll ? !selection.except.has(key) : selection.rows.has(key)
}

export function countSelected(selection: Selection, total: number): number {
  return selection.isAll ? Math.max(0, total - selection.except.size) : selection.rows.size
}

/** The selection with some rows ticked or unticked; the others are unchanged. */
export function tickRows(selection: Selection, rows: readonly SelectableRow[], isOn: boolean): Selection {
  const named = selection.isAll ? selection.except : selection.rows
  const changed = new Map(named)
  for (const { key, name } of rows) {
    if (isOn === selection.isAll) changed.delete(key)
    else changed.set(key, name)
  }
  return selection.isAll ? { isAll: true, except: changed } : { isAll: false, rows: changed }
}

/** Only these rows: what “Only this page” selects. */
export function onlyRows(rows: readonly SelectableRow[]): Selection {
  return tickRows(nothingSelected, rows, true)
}

/** The ticked rows of a search, as a search of its own (RESULTS-041). */
export function toCheckedSearch(search: SavedSearch, selection: Selection): SavedSearch {
  if (!selection.isAll) return { ...search, only: [...selection.rows.keys()] }
  return selection.except.size === 0 ? search : { ...search, except: [...selection.except.keys()] }
}

/** The ticked genes: by their keys, or by the search that finds them all. */
export function toGeneSelection({ searchText, searchTerms = [], filters }: SavedSearch, selection: Selection): GeneSelection {
  if (!selection.isAll) return { keys: [...selection.rows.keys()] }
  const filtered = filters && { filters }
  const search = searchText === undefined ? { searchTerms, ...filtered } : { searchText, ...filtered }
  return selection.except.size === 0 ? { search } : { search, except: [...selection.except.keys()] }
}

export type TickedRows = {
  selection: Selection
  onSelect(selection: Selection): void
  selectable: readonly SelectableRow[]
  ticks: RowTicks
}

/** What is ticked in this list, for its table and its selection bar. */
export function useRowTicks({ category, reference, filters, within }: ResultsQuery, rows: readonly ResultRow[]): TickedRows {
  const [selection, onSelect] = useSelection(JSON.stringify([category, reference, within]), filters)
  return {
    selection,
    onSelect,
    selectable: toSelectable(rows),
    ticks: {
      isOn: (key) => isSelected(selection, key),
      onTick: (ticked, isOn) => onSelect(tickRows(selection, toSelectable(ticked), isOn)),
    },
  }
}

function toSelectable(rows: readonly ResultRow[]): SelectableRow[] {
  return rows.flatMap(({ key, name }) => (key === null ? [] : [{ key, name }]))
}

type StoredSelection = { selection: Selection; filters: string }

/** How long a selection is kept after its list was left. */
const storedMs = 30 * 60_000

/**
 * The selection in the list of one search. It survives a visit to a record; another search starts with nothing selected.
 * “All” means all rows that the filters leave, so a change of filters clears it.
 */
function useSelection(searchId: string, filters: Filters): [Selection, (selection: Selection) => void] {
  const client = useQueryClient()
  const queryKey = ['selection', searchId]
  const [stored, setStored] = useState(() => client.getQueryData<StoredSelection>(queryKey))
  const filterId = JSON.stringify(filters)

  function select(selection: Selection) {
    const next = { selection, filters: filterId }
    setStored(next)
    client.setQueryDefaults(['selection'], { gcTime: storedMs })
    client.setQueryData<StoredSelection>(queryKey, next)
  }
  const isStored = stored && (!stored.selection.isAll || stored.filters === filterId)
  return [isStored ? stored.selection : nothingSelected, select]
}
