/** The address of the results of criteria, for links of record pages (DETAIL-019). */
export function resultsPath(category: string, criteria: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams({ mainType: 'detail', category, search_params: JSON.stringify(criteria) })
  return `/results?${params}`
}

/** The search for everything of a locus of which a preview shows the first rows (DLOCUS-029). */
export function completeListPath(category: string, searchType: string, locusName: string): string {
  return resultsPath(category, { searchTerms: [{ search_type: searchType, search_method: 'exactly', search_input: locusName }] })
}
