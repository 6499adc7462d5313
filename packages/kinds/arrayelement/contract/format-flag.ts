/** The letters in which the documents show a flag (DARRAY-005). */
export function formatFlag(flag: boolean | null): 'T' | 'F' | null {
  if (flag === null) return null
  return flag ? 'T' : 'F'
}
