import { searchCall } from '@rosette/api-client/search-query.ts'
import { downloadFormats } from '@rosette/ui-kit/results/download-formats.ts'
import { downloadFailure } from '@rosette/ui-kit/results/download-search.ts'
import type { PageReuse } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { resultCategories } from '../../../site/contract/result-categories.ts'
import { pluralOf } from './category-words.ts'
import type { ResultsQuery } from './results-query.ts'
import { saveResults } from './save-search.ts'
import { sharePath } from './share-path.ts'
import { toSavedSearch, toSearch } from './use-search.ts'
import type { SearchRequest } from './use-search-request.ts'

/** Files, citation and code of a list (USE-001). */
export function resultsReuse(query: ResultsQuery, request: SearchRequest, title: string): PageReuse {
  const { category } = query
  const { file, source } = resultCategories[category]
  const offered = file.isOffered ? downloadFormats : []
  return {
    title,
    recordKinds: 'kind' in source ? [source.kind] : [],
    call: searchCall(toSearch(query, request)),
    permanentPath: () => sharePath(query, request),
    files: async () =>
      offered.map(({ format, label }) => ({
        label: `All ${pluralOf(category)}: ${label}`,
        save: () => saveResults(category, toSavedSearch(query, request), format),
        failure: downloadFailure,
      })),
    fileName: `${file.word}_results`,
  }
}
