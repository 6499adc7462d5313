import { downloadSearch } from '@rosette/ui-kit/results/download-search.ts'
import type { SavedSearch } from '../../../list-contents/contract/saved-search.ts'
import { findResultCategory } from '../../../site/contract/result-categories.ts'
import type { ExportFormat } from '../../contract/export-format.ts'

/** Downloads the rows of a search. An unknown category is only logged (RESULTS-040). */
export async function saveResults(category: string, search: SavedSearch, format: ExportFormat): Promise<void> {
  const known = findResultCategory(category)
  if (known !== null) return downloadSearch(known, search, format)
  console.error('Unknown category', category)
}
