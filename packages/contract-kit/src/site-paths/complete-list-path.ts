import { resultsPath } from './results-path.ts'

/** The search for everything of a locus of which a preview shows the first rows (DLOCUS-029). */
export function completeListPath(category: string, searchType: string, locusName: string): string {
  const searchTerms = [{ search_type: searchType, search_method: 'exactly', search_input: locusName }]
  return resultsPath(category, { criteria: { searchTerms } })
}
