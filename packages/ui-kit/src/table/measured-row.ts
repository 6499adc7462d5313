import type { ComponentType, ReactNode } from 'react'

/** What a rendered row needs so that its height is known. */
export type MeasuredRow = { ref(row: HTMLElement | null): void; 'data-index': number }

export type RowsWindowProps = {
  /** What stands in for the rows above and below: rows of a table, or items of a list. */
  as: 'tr' | 'li'
  count: number
  draw(index: number, measured?: MeasuredRow): ReactNode
}

/** How a long list draws its rows. Handed in, so that lists that are never long do without its code. */
export type RowsWindowComponent = ComponentType<RowsWindowProps>
