import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { GeneSuggestion, PublicationSuggestion, TakenSymbol } from '../contract/symbol-lookups.ts'
import { OwnSubmission, SymbolSubmission } from '../contract/symbol-submission.ts'

const suggested = { staleTime: 60_000, retry: false } as const

export function geneSuggestionsQuery(searchTerm: string) {
  return queryOptions({
    queryKey: ['gene-suggestions', searchTerm],
    queryFn: ({ signal }) => fetchJson(z.array(GeneSuggestion), { path: 'gene_class_symbol/gene-search', query: { searchTerm }, signal }),
    ...suggested,
  })
}

export function publicationSuggestionsQuery(searchTerm: string) {
  return queryOptions({
    queryKey: ['publication-suggestions', searchTerm],
    queryFn: ({ signal }) =>
      fetchJson(z.array(PublicationSuggestion), { path: 'gene_class_symbol/publication-search', query: { searchTerm }, signal }),
    ...suggested,
  })
}

export function findTakenSymbols(geneClassSymbol: string): Promise<TakenSymbol[]> {
  return fetchJson(z.array(TakenSymbol), { path: 'gene_class_symbol/search', query: { geneClassSymbol } })
}

export const ownSubmissionsQuery = queryOptions({
  queryKey: ['own-symbol-submissions'],
  queryFn: ({ signal }) => fetchJson(z.array(OwnSubmission), { path: 'gene_class_symbol/my-submissions', signal }),
})

export const submissionsQuery = queryOptions({
  queryKey: ['symbol-submissions'],
  queryFn: ({ signal }) => fetchJson(z.array(SymbolSubmission), { path: 'gene_class_symbol/submissions', signal }),
})
