import type { Database } from '@rosette/database/open-database.ts'
import type { CallOptions, Engine } from '@rosette/search-engine/open-engine.ts'
import { type ScanOptions, scanIndex } from '@rosette/search-engine/scan-index.ts'
import { scanBody } from '@rosette/search-engine/search-body.ts'
import type { Visitor } from '../../access/contract/visitor.ts'
import { resultCategories } from '../contract/result-categories.ts'
import type { SavedSearch } from '../contract/saved-search.ts'
import { askForTerms } from './ask-for-terms.ts'
import { askForText } from './ask-for-text.ts'
import { keysOfSelection } from './keys-of-selection.ts'
import { type Asked, filtersOf } from './run-search.ts'
import { searchContext } from './search-context.ts'
import { type SearchTarget, searchTarget } from './search-target.ts'

export type ExportNeeds = {
  engine: Pick<Engine, 'request'>
  db: Pick<Database, 'pool' | 'community'>
  indexPrefix: string
  releaseId: string
  /** Who asks. */
  visitorOf(): Promise<Visitor>
}

/** A list on its way: rows that are there already, and those that follow. */
export type StartedExport = { first: readonly unknown[]; rest: AsyncGenerator<readonly unknown[], void> }

/**
 * All rows of a saved search, in the order of its page. What is wrong with it is known before the first row is given away:
 * a file that has begun can't become a message.
 */
export async function startExport(needs: ExportNeeds, search: SavedSearch, options: ScanOptions): Promise<StartedExport> {
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

async function askFor(needs: ExportNeeds, search: SavedSearch, target: SearchTarget, call: CallOptions): Promise<Asked> {
  if (search.searchText !== undefined) return askForText(target, search.searchText)
  const { context } = searchContext(target, { ...needs, keysOfSelection: (selection) => keysOfSelection(needs, selection, call) })
  return askForTerms(target, search.searchTerms ?? [], context)
}

/** Download Checked: only the ticked rows, or all but those that were ticked off again. */
function tickedOf(query: object, key: string, { only, except }: SavedSearch): object {
  if (only) return { bool: { must: [query], filter: [{ terms: { [key]: only } }] } }
  return except ? { bool: { must: [query], must_not: [{ terms: { [key]: except } }] } } : query
}
