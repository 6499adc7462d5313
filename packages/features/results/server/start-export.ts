import type { GeoPoint } from '@rosette/contract-kit/search/near-criteria.ts'
import type { CallOptions } from '@rosette/search-engine/engine/open-engine.ts'
import { type ScanBody, type ScanOptions, scanIndex } from '@rosette/search-engine/engine/scan-index.ts'
import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'
import { withDistances } from '@rosette/search-engine/query/near-clause.ts'
import { scanBody } from '@rosette/search-engine/query/search-body.ts'
import type { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import { resultCategories } from '../../site/contract/result-categories.ts'
import { type FormDependencies, prepareFormQuery } from './prepare-form-query.ts'
import { filtersOf, type PreparedQuery, prepareTextQuery } from './run-search.ts'
import { type SearchTarget, searchTarget } from './search-target.ts'
import { withinLists } from './within-lists.ts'

/** An export in progress: the field with the key of a row, the first rows and those that follow. */
export type StartedExport = { key: string; first: readonly unknown[]; rest: AsyncGenerator<readonly unknown[], void> }

/** All rows of a saved search as the engine is asked for them, in the order of its page. */
export type PreparedExport = { target: SearchTarget; body: ScanBody; near: readonly GeoPoint[] | undefined }

export async function prepareExport(dependencies: FormDependencies, search: SavedSearch, call: CallOptions): Promise<PreparedExport> {
  const { source } = resultCategories[search.category]
  const target = searchTarget(source, dependencies.indexPrefix, dependencies.releaseId)
  const { prepared, wanted } = await withinLists(
    dependencies,
    { source, target },
    await prepareQuery(dependencies, search, target, call),
    search,
  )
  const body = scanBody(target.definition, {
    query: tickedOf(prepared.query, target.definition.key, search),
    isRanked: prepared.isRanked,
    near: prepared.near,
    filters: filtersOf(wanted.filters),
    ...(search.sort && { sort: search.sort }),
  })
  return { target, body, near: prepared.near }
}

/**
 * All rows of a saved search, in the order of its page. Errors are raised before the first row is returned:
 * a file that has started cannot become an error message.
 */
export async function startExport(
  dependencies: FormDependencies,
  search: SavedSearch,
  options: ScanOptions,
  /** Whether rows have nothing but their key. */
  { onlyKeys = false }: { onlyKeys?: boolean } = {},
): Promise<StartedExport> {
  const { target, body, near } = await prepareExport(dependencies, search, options)
  const { key } = target.definition
  const rows = scanIndex<unknown>(dependencies.engine, target.index, { ...body, ...(onlyKeys && { _source: [key] }) }, options)
  const rest = near ? measured(rows, target.definition, near) : rows
  const { value: first } = await rest.next()
  return { key, first: first ?? [], rest }
}

async function* measured(
  rows: AsyncGenerator<readonly unknown[], void>,
  definition: IndexDefinition,
  near: readonly GeoPoint[],
): AsyncGenerator<readonly unknown[], void> {
  for await (const some of rows) yield withDistances(definition, near, some)
}

async function prepareQuery(
  dependencies: FormDependencies,
  search: SavedSearch,
  target: SearchTarget,
  call: CallOptions,
): Promise<PreparedQuery> {
  if (search.searchText !== undefined) return prepareTextQuery(target, search.searchText)
  return (await prepareFormQuery(dependencies, target, search.searchTerms ?? [], call)).prepared
}

/** Download Checked: only the ticked rows, or all except those unticked again. */
function tickedOf(query: object, key: string, { only, except }: SavedSearch): object {
  if (only) return { bool: { must: [query], filter: [{ terms: { [key]: only } }] } }
  return except ? { bool: { must: [query], must_not: [{ terms: { [key]: except } }] } } : query
}
