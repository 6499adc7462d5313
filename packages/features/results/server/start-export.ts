import type { CallOptions } from '@rosette/search-engine/engine/open-engine.ts'
import { type ScanOptions, scanIndex } from '@rosette/search-engine/engine/scan-index.ts'
import { scanBody } from '@rosette/search-engine/query/search-body.ts'
import { resultCategories } from '../contract/result-categories.ts'
import type { SavedSearch } from '../contract/saved-search.ts'
import { askForForm, type FormNeeds } from './ask-for-form.ts'
import { type Asked, askForText, filtersOf } from './run-search.ts'
import { type SearchTarget, searchTarget } from './search-target.ts'

/** An export in progress: the first rows and those that follow. */
export type StartedExport = { first: readonly unknown[]; rest: AsyncGenerator<readonly unknown[], void> }

/**
 * All rows of a saved search, in the order of its page. Errors are raised before the first row is returned:
 * a file that has started cannot become an error message.
 */
export async function startExport(needs: FormNeeds, search: SavedSearch, options: ScanOptions): Promise<StartedExport> {
  const target = searchTarget(resultCategories[search.category].source, needs.indexPrefix, needs.releaseId)
  const asked = await askFor(needs, search, target, options)
  const query = tickedOf(asked.query, target.definition.key, search)
  const body = scanBody(target.definition, {
    query,
    isRanked: asked.isRanked,
    filters: filtersOf(search.filters),
    ...(search.sort && { sort: search.sort }),
  })
  const rest = scanIndex<unknown>(needs.engine, target.index, body, options)
  const { value: first } = await rest.next()
  return { first: first ?? [], rest }
}

async function askFor(needs: FormNeeds, search: SavedSearch, target: SearchTarget, call: CallOptions): Promise<Asked> {
  if (search.searchText !== undefined) return askForText(target, search.searchText)
  return (await askForForm(needs, target, search.searchTerms ?? [], call)).asked
}

/** Download Checked: only the ticked rows, or all except those unticked again. */
function tickedOf(query: object, key: string, { only, except }: SavedSearch): object {
  if (only) return { bool: { must: [query], filter: [{ terms: { [key]: only } }] } }
  return except ? { bool: { must: [query], must_not: [{ terms: { [key]: except } }] } } : query
}
