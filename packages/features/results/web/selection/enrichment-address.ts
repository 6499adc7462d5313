import { analysisPath } from '@rosette/contract-kit/site-paths/analysis-path.ts'
import { ListSource } from '../../../list-contents/contract/list-content.ts'
import type { SavedSearch } from '../../../list-contents/contract/saved-search.ts'
import { keepContent } from '../../../list-contents/web/lists-query.ts'

/** Stores the genes of a search and names the page of their enrichment (RESULTS-083). */
export async function enrichmentAddress(search: SavedSearch): Promise<string> {
  const { id } = await keepContent(ListSource.parse({ search }))
  return analysisPath({ name: 'enrichment' }, { list: id })
}
