import { withQuery } from './with-query.ts'

/** The sequences of a request, which the address has in full or by the key under which this browser stores it. */
export function sequencesPath(query: { key: string } | { search_params: string }): string {
  return withQuery('/sequences', query)
}

/** The form that sequences are requested with, for the genes of a list. */
export function bulkSequencesPath(query: { list?: string } = {}): string {
  return withQuery('/type_sequences', query)
}
