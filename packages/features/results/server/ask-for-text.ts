import { generalHighlight, generalQuery } from '@rosette/search-engine/query/general-query.ts'
import type { Asked } from './run-search.ts'
import type { SearchTarget } from './search-target.ts'

/** What a text of the search box asks for. */
export function askForText({ definition }: SearchTarget, searchText: string): Asked {
  return { query: generalQuery(definition, searchText), isRanked: true, highlight: generalHighlight(definition, searchText) }
}
