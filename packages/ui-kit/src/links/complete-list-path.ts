/** The search for everything of a locus of which a preview shows the first rows (DLOCUS-029). */
export function completeListPath(category: string, searchType: string, locusName: string): string {
  const criteria = { searchTerms: [{ search_type: searchType, search_method: 'exactly', search_input: locusName }] }
  return `/results?${new URLSearchParams({ mainType: 'detail', category, search_params: JSON.stringify(criteria) })}`
}
