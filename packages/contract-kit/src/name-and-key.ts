/** A name and the key of its record as search hits carry them, joined by an underscore: `AT4G18960_2117144`. */
export type NameAndKey = { name: string; key: number | null }

/** Parted at the last underscore, since names have some, too. A name without key has no record to link to. */
export function parseNameAndKey(joined: string): NameAndKey {
  const { name, key } = /^(?<name>.+)_(?<key>\d{1,15})$/s.exec(joined)?.groups ?? {}
  return name === undefined ? { name: joined, key: null } : { name, key: Number(key) }
}
