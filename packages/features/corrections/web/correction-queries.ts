import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { Correction, CorrectionLines } from '../contract/correction.ts'

/** All that is read about corrections: refreshed together. */
export const correctionsKey = ['corrections']

export function correctionQuery(number: number) {
  return queryOptions({
    queryKey: [...correctionsKey, 'number', number],
    queryFn: ({ signal }) => fetchJson(Correction, { path: `corrections/${number}`, signal }),
    retry: false,
  })
}

export const ownCorrectionsQuery = queryOptions({
  queryKey: [...correctionsKey, 'own'],
  queryFn: ({ signal }) => fetchJson(CorrectionLines, { path: 'corrections/own', signal }),
})

/** Of a record, or the accepted ones of a person. */
export function correctionsQuery(query: { kind: string; key: string } | { person: string }) {
  return queryOptions({
    queryKey: [...correctionsKey, 'about', query],
    queryFn: ({ signal }) => fetchJson(CorrectionLines, { path: 'corrections', query, signal }),
    staleTime: 60_000,
    retry: false,
  })
}
