/** Whether PostgreSQL's jsonb can hold a JSON text: it takes neither the null character nor half a surrogate pair (manual, 8.14), both of which JSON writes as escapes. */
export function isStorableJson(json: string): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(json)
}
