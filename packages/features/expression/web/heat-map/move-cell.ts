import type { Branch } from '../../contract/cluster/order-leaves.ts'
import type { Cell } from './draw-heat-map.ts'

export type Grid = { rows: number; columns: number }
export type Span = readonly [number, number]

/** Rows that a page is for the keyboard. */
const pageRows = 10

/** Where a key leads from a cell; null if it is not a key of the picture. */
export function moveCell({ row, column }: Cell, key: string, isFar: boolean, { rows, columns }: Grid): Cell | null {
  const at = (nextRow: number, nextColumn: number): Cell => ({
    row: Math.max(0, Math.min(rows - 1, nextRow)),
    column: Math.max(0, Math.min(columns - 1, nextColumn)),
  })
  switch (key) {
    case 'ArrowUp':
      return at(isFar ? 0 : row - 1, column)
    case 'ArrowDown':
      return at(isFar ? rows - 1 : row + 1, column)
    case 'ArrowLeft':
      return at(row, isFar ? 0 : column - 1)
    case 'ArrowRight':
      return at(row, isFar ? columns - 1 : column + 1)
    case 'Home':
      return at(isFar ? 0 : row, 0)
    case 'End':
      return at(isFar ? rows - 1 : row, columns - 1)
    case 'PageUp':
      return at(row - pageRows, column)
    case 'PageDown':
      return at(row + pageRows, column)
    default:
      return null
  }
}

/** The smallest branch that holds these rows and more; the same rows if there is none. */
export function widerBranch(branches: readonly Branch[], [from, to]: Span): Span {
  const wider = branches.filter((branch) => branch.from <= from && branch.to >= to && branch.to - branch.from > to - from)
  const [first] = wider.toSorted((one, other) => one.to - one.from - (other.to - other.from))
  return first ? [first.from, first.to] : [from, to]
}
