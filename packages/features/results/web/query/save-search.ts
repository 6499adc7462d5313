import { downloadSearch } from '@rosette/ui-kit/results/download-search.ts'
import type { ExportFormat } from '../../contract/export-format.ts'
import { findResultCategory } from '../../contract/result-categories.ts'
import type { SavedSearch } from '../../contract/saved-search.ts'

/** Downloads the rows of a search. An unknown category is only logged (RESULTS-040). */
export async function saveResults(category: string, search: SavedSearch, format: ExportFormat): Promise<void> {
  const known = findResultCategory(category)
  if (known !== null) return downloadSearch(known, search, format)
  console.error('Unknown category', category)
}
