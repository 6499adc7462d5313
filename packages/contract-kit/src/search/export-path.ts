/** Where the file of a saved search is fetched from. */
export function exportPath(category: string, savedSearchId: string, format: string): string {
  return `/api/export/${category}?search=${savedSearchId}&format=${format}`
}
