import type { Call } from '@rosette/api-client/api-request.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { saveSearch } from '@rosette/ui-kit/results/download-search.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { PatternGenes, PatternLoci, type patternSorts } from '../contract/pattern-search.ts'

export type PatternSort = (typeof patternSorts)[number]

export type PatternPage = { page: number; sort: PatternSort }

export const genesPerPage = 25

export function patternGenesCall(token: string, { page, sort }: PatternPage): Call {
  return {
    path: `runs/${token}/patmatch/genes`,
    query: { offset: String((page - 1) * genesPerPage), limit: String(genesPerPage), sort },
  }
}

/** A result never changes. */
export function patternGenesQuery(token: string, view: PatternPage) {
  return queryOptions({
    queryKey: ['pattern-genes', token, view.page, view.sort],
    queryFn: ({ signal }) => fetchJson(PatternGenes, { ...patternGenesCall(token, view), signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Saves the loci of a result as a list of ids, and returns the address of the results page that shows it. */
export async function geneListPath(token: string): Promise<string> {
  const { loci } = await fetchJson(PatternLoci, { path: `runs/${token}/patmatch/loci` })
  const searchTerms = toSearchTerms({ geneListUploadType: 'AGI Locus IDs', geneList: loci.join('\n') })
  const savedId = await saveSearch({ category: 'genes', searchTerms })
  return resultsPath('genes', { savedId })
}
