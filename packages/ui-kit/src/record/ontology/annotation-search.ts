import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { codeOfCategory, type OntologyCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** What an annotation search asks for to list the annotations of a record to one ontology. */
export function annotationCriteria(name: string, categories: readonly OntologyCategory[]) {
  return { gene_name: withoutModelNumber(name), keyword_types: categories.map(({ category }) => codeOfCategory(category)) }
}

/** DLOCUS-019: `AT1G01010.12` → `AT1G01010`; loci are annotated, not their gene models. */
export function withoutModelNumber(name: string): string {
  return name.replace(/\.\d+$/, '')
}

/**
 * The number of annotations in the list that a link opens; undefined until the search has answered. The criteria are also stored under
 * the name that the documents give them (DLOCUS-017), which nothing here reads: of two tabs, the last one has it.
 */
export function useAnnotationCount(
  criteria: ReturnType<typeof annotationCriteria>,
  storedAs: string,
  isWanted: boolean,
): number | undefined {
  const { data } = useQuery({ ...annotationCountQuery(criteria), enabled: isWanted })
  const text = JSON.stringify(criteria)
  useEffect(() => {
    if (isWanted) localStorage.setItem(storedAs, text)
  }, [storedAs, text, isWanted])
  return data?.total
}

/** How many annotations a search finds (DLOCUS-018): the number of items of its answer, without the items. */
function annotationCountQuery(criteria: Readonly<Record<string, unknown>>) {
  const body = { searchTerms: toSearchTerms(criteria), rowsLimit: 0 }
  return queryOptions({
    queryKey: ['annotation-count', criteria],
    queryFn: ({ signal }) => fetchJson(countAnswer(), { path: 'search/free/annotation', body, signal }),
    staleTime: 5 * 60_000,
    retry: false,
  })
}

const countAnswer = () => import('@rosette/contract-kit/search/search-contract.ts').then(({ CountAnswer }) => CountAnswer)
