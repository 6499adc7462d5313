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

/** A name and the key of its record as search hits carry them, joined by an underscore: `AT4G18960_2117144`. */
export type NameAndKey = { name: string; key: number | null }

/** Parted at the last underscore, since names have some, too. A name without key has no record to link to. */
export function parseNameAndKey(joined: string): NameAndKey {
  const { name, key } = /^(?<name>.+)_(?<key>\d{1,15})$/s.exec(joined)?.groups ?? {}
  return name === undefined ? { name: joined, key: null } : { name, key: Number(key) }
}
