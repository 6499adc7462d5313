import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import type { SearchAnswer, SearchOptions } from '@rosette/contract-kit/search/search-contract.ts'
import type { CallOptions, Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { filteredQuery } from '@rosette/search-engine/query/search-body.ts'
import { presenceField, readEmptyFields, valuesBody } from '@rosette/search-engine/query/values-body.ts'
import { filtersOf, type PreparedQuery } from './run-search.ts'
import type { SearchTarget } from './search-target.ts'

/**
 * The columns that are empty in every match (RESULTS-074). Only those that are empty on this page are looked for on the others, so most
 * searches ask the engine nothing more.
 */
export async function findEmptyColumns(
  engine: Pick<Engine, 'search'>,
  { index, definition }: SearchTarget,
  prepared: Pick<PreparedQuery, 'query'>,
  { filters }: Pick<SearchOptions, 'filters'>,
  columns: readonly Column<unknown>[],
  { docs, total }: Pick<SearchAnswer<unknown>, 'docs' | 'total'>,
  call: CallOptions = {},
): Promise<string[]> {
  if (docs.length === 0) return []
  const empty = columns.filter(({ text }) => docs.every((hit) => text(hit) === '')).map(({ id }) => id)
  if (docs.length === total) return empty
  const known = empty.filter((id) => presenceField(definition, id) !== null)
  if (known.length === 0) return []
  const query = filteredQuery(definition, prepared.query, filtersOf(filters))
  const { aggregations } = await engine.search(index, valuesBody(definition, query, known), call)
  return readEmptyFields(aggregations)
}
