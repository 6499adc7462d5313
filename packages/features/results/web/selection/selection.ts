/**
 * Which rows of a list are ticked: some, by key and name in the order of ticking, or all that match but for some.
 * It outlives paging and sorting (TABLE-003), and `all` holds rows that were never loaded (TABLE-002).
 */
export type Selection = { isAll: false; rows: ReadonlyMap<number, string> } | { isAll: true; except: ReadonlyMap<number, string> }

export const nothingSelected: Selection = { isAll: false, rows: new Map() }

export const allSelected: Selection = { isAll: true, except: new Map() }

export type SelectableRow = { key: number; name: string }

export function isSelected(selection: Selection, key: number): boolean {
  return selection.isAll ? !selection.except.has(key) : selection.rows.has(key)
}

export function countSelected(selection: Selection, total: number): number {
  return selection.isAll ? Math.max(0, total - selection.except.size) : selection.rows.size
}

/** The selection with rows ticked or ticked off; others stay as they are. */
export function tickRows(selection: Selection, rows: readonly SelectableRow[], isOn: boolean): Selection {
  const named = selection.isAll ? selection.except : selection.rows
  const changed = new Map(named)
  for (const { key, name } of rows) {
    if (isOn === selection.isAll) changed.delete(key)
    else changed.set(key, name)
  }
  return selection.isAll ? { isAll: true, except: changed } : { isAll: false, rows: changed }
}

/** Just these rows: `only this page` after all. */
export function onlyRows(rows: readonly SelectableRow[]): Selection {
  return tickRows(nothingSelected, rows, true)
}
