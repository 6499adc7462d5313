/** A flag among the facts of a record; null where it is not known. */
export function formatFlag(flag: boolean | null): 'yes' | 'no' | null {
  if (flag === null) return null
  return flag ? 'yes' : 'no'
}
