/**
 * JSON whose fields are sorted by name, so that equal values have equal texts and hashes. Lists keep their order, except those of fields
 * that are sets.
 */
export function stableJson(value: unknown, isSet: (field: string) => boolean = () => false): string {
  return JSON.stringify(value, (field, inner: unknown) => {
    if (Array.isArray(inner)) return isSet(field) ? inner.toSorted() : inner
    if (inner === null || typeof inner !== 'object') return inner
    return Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
