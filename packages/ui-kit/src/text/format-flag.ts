/** A flag among the facts of a record; null if it is not known. */
export function formatFlag(flag: boolean | null): 'yes' | 'no' | null {
  if (flag === null) return null
  return flag ? 'yes' : 'no'
}
