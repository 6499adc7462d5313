import type { Filters } from '@rosette/contract-kit/search/search-contract.ts'
import type { ResultRow } from '@rosette/ui-kit/results/result-rows.ts'
import type { RowTicks } from '@rosette/ui-kit/results/results-table.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResultsQuery } from '../query/results-query.ts'
import { isSelected, nothingSelected, type SelectableRow, type Selection, tickRows } from './selection.ts'

export type TickedRows = {
  selection: Selection
  onSelect(selection: Selection): void
  selectable: readonly SelectableRow[]
  ticks: RowTicks
}

/** What is ticked in this list, for its table and its selection bar. */
export function useRowTicks({ category, asked, filters }: ResultsQuery, rows: readonly ResultRow[]): TickedRows {
  const [selection, onSelect] = useSelection(JSON.stringify([category, asked]), filters)
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

type Kept = { selection: Selection; filters: string }

/** How long a selection is kept after its list was left. */
const keptMs = 30 * 60_000

/**
 * The selection in the list of one search. It survives a visit to a record; another search starts with nothing selected.
 * “All” means all rows that the filters leave, so a change of filters clears it.
 */
function useSelection(searchId: string, filters: Filters): [Selection, (selection: Selection) => void] {
  const client = useQueryClient()
  const queryKey = ['selection', searchId]
  const [kept, setKept] = useState(() => client.getQueryData<Kept>(queryKey))
  const filterId = JSON.stringify(filters)

  function select(selection: Selection) {
    const next = { selection, filters: filterId }
    setKept(next)
    client.setQueryDefaults(['selection'], { gcTime: keptMs })
    client.setQueryData<Kept>(queryKey, next)
  }
  const isKept = kept && (!kept.selection.isAll || kept.filters === filterId)
  return [isKept ? kept.selection : nothingSelected, select]
}
