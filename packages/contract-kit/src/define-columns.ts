/** A result column as data: the table on the web and the streamed file on the server draw from the same list. */
export type Column<Hit> = {
  id: string
  label: string
  /** Plain text of the cell; lists are joined by the reader's eye: `; `. */
  text(hit: Hit): string
  isSortable: boolean
  /** Set where a value that is not recorded reads as one that is: a list that is whole is then sorted by what it shows. */
  isSortedAsShown?: boolean
}

export function defineColumns<Hit>(columns: readonly Column<Hit>[]): readonly Column<Hit>[] {
  return columns
}
