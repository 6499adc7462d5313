/** The address of the results of criteria, for links of record pages (DETAIL-019). */
export function resultsPath(category: string, criteria: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams({ mainType: 'detail', category, search_params: JSON.stringify(criteria) })
  return `/results?${params}`
}
