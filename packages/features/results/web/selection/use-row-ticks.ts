import type { ResultRow } from '@rosette/ui-kit/results/result-rows.ts'
import type { RowTicks } from '@rosette/ui-kit/results/results-table.tsx'
import type { ResultsQuery } from '../query/results-query.ts'
import { isSelected, type SelectableRow, type Selection, tickRows } from './selection.ts'
import { useSelection } from './use-selection.ts'

export type TickedRows = {
  selection: Selection
  onSelect(selection: Selection): void
  selectable: readonly SelectableRow[]
  ticks: RowTicks
}

/** What is ticked in this list, as its table and its bar need it. */
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
