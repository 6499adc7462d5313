import { Problem } from '@rosette/contract-kit/problem.ts'
import type { GeoPoint } from '@rosette/contract-kit/search/near-criteria.ts'
import type { SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import type { ScanBody } from '../engine/scan-index.ts'
import { type IndexDefinition, sortKeysField } from '../index/index-definition.ts'
import { type Cursor, searchAfter } from './cursor.ts'
import { type FacetFilter, facetAggregations, filterClause } from './facet-query.ts'
import { distanceOrder } from './near-clause.ts'

export type Window = { from: number; size: number }

/** One search of one index: what matches, in which order, which rows, and what is counted along with them. */
export type Search = {
  /** What matches, before the visitor's filters. */
  query: object
  /** Whether the best matches come first, unless another order is requested. */
  isRanked: boolean
  /** The points whose nearest rows come first, unless another order is requested. */
  near?: readonly GeoPoint[] | undefined
  window: Window
  sort?: readonly SortOrder[]
  filters?: readonly FacetFilter[]
  hasFacets?: boolean
  /** Additional counts over all rows that pass the filters. */
  sums?: Readonly<Record<string, object>>
  /** The position of rows beyond the paging window. */
  cursor?: Cursor | null
  highlight?: object | null
}

/** The only place that builds bodies for `_search`. */
export function searchBody(definition: IndexDefinition, search: Search): Record<string, unknown> {
  const { query, window, filters = [], hasFacets = false, sums, cursor = null, highlight = null } = search
  const filtered = filteredQuery(definition, query, filters)
  const order = orderOf(definition, search)
  if (cursor !== null) checkPlace(definition, order, cursor)
  const aggs = {
    ...(hasFacets && facetAggregations(definition, filters)),
    ...(sums && Object.keys(sums).length > 0 && { sums: { filter: filterClause(filters), aggs: sums } }),
  }
  return {
    // Facets count what their own filters exclude, so filters are applied after the query; without facets they are part of it.
    query: hasFacets ? query : filtered,
    ...(hasFacets && filters.length > 0 && { post_filter: filterClause(filters) }),
    ...(Object.keys(aggs).length > 0 && { aggs }),
    ...(cursor === null ? { from: window.from } : searchAfter(cursor)),
    size: window.size,
    track_total_hits: true,
    sort: cursor?.isBackwards ? order.map(reversed) : order,
    ...(highlight !== null && { highlight }),
  }
}

/** All rows of a search, in its order, for `scanIndex`. */
export function scanBody(definition: IndexDefinition, search: Pick<Search, 'query' | 'isRanked' | 'near' | 'sort' | 'filters'>): ScanBody {
  return { query: filteredQuery(definition, search.query, search.filters ?? []), sort: orderOf(definition, search) }
}

/** What matches and passes the visitor's filters. */
export function filteredQuery(definition: IndexDefinition, query: object, filters: readonly FacetFilter[]): object {
  for (const filter of filters) checkFilter(definition, filter)
  return filters.length === 0 ? query : { bool: { must: [query], filter: [filterClause(filters)] } }
}

function checkFilter({ facets, ranges }: IndexDefinition, { field, include, exclude, from, to }: FacetFilter): void {
  const isNumber = Object.hasOwn(ranges, field)
  if (!isNumber && !facets.includes(field)) throw new Problem('invalid_request', `filters: there is no facet ${field}.`)
  const isOfOtherSort = isNumber ? include.length + exclude.length > 0 : from !== undefined || to !== undefined
  if (isOfOtherSort) throw new Problem('invalid_request', `filters: ${field} is narrowed by ${isNumber ? 'from and to' : 'its values'}.`)
}

function orderOf(definition: IndexDefinition, { sort = [], isRanked, near }: Pick<Search, 'sort' | 'isRanked' | 'near'>): OrderClause[] {
  const [unknown] = sort.filter(({ field }) => (definition.fields[field]?.sort ?? 'none') === 'none')
  if (unknown) throw new Problem('invalid_request', `sort: rows cannot be sorted by ${unknown.field}.`)
  if (sort.length > 0) return near ? nearSorted(definition, sort, near) : sortClauses(definition, sort)
  if (near) return [distanceOrder(definition, near, 'asc'), { [definition.key]: { order: 'asc' } }]
  const byName: SortClause[] = [{ [definition.order]: { order: 'asc', missing: '_last' } }, { [definition.key]: { order: 'asc' } }]
  return isRanked ? [{ _score: { order: 'desc' } }, ...byName] : byName
}

/** As `sortClauses`, where the rows have a distance to sort by. */
function nearSorted(definition: IndexDefinition, sort: readonly SortOrder[], near: readonly GeoPoint[]): OrderClause[] {
  const clauses = sortClauses(definition, sort)
  return clauses.map((clause, at) => {
    const order = sort[at]
    return order && order.field === definition.site?.distance ? distanceOrder(definition, near, order.direction) : clause
  })
}

/** A cursor from another sort order makes no sense in this one, and the engine would fail on it. */
function checkPlace({ fields }: IndexDefinition, order: readonly OrderClause[], { after }: Cursor): void {
  if (after === null) return
  const isText = order.flatMap((clause) =>
    Object.keys(clause).map(
      (field) => !computed.includes(field) && !['long', 'double', 'boolean'].includes(String(fields[field]?.mapping.type)),
    ),
  )
  const fits = after.length === isText.length && after.every((value, at) => (isText[at] ? isTextPlace(value) : typeof value === 'number'))
  if (!fits) throw new Problem('invalid_request', 'cursor: it does not fit this sort order.')
}

/** What the engine computes for each row is a number. */
const computed = ['_score', '_geo_distance']

function isTextPlace(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

/** The same rows from the end: empty values come first. The stand-in for a missing number needs no change. */
function reversed(clause: OrderClause): OrderClause {
  if (isDistance(clause)) {
    const { order, ...rest } = clause._geo_distance
    return { _geo_distance: { ...rest, order: order === 'asc' ? 'desc' : 'asc' } }
  }
  return Object.fromEntries(
    Object.entries(clause).map(([field, { order, missing }]) => [
      field,
      {
        order: order === 'asc' ? ('desc' as const) : ('asc' as const),
        ...(missing !== undefined && { missing: missing === '_last' ? ('_first' as const) : missing }),
      },
    ]),
  )
}

type DistanceClause = ReturnType<typeof distanceOrder>
type OrderClause = SortClause | DistanceClause

function isDistance(clause: OrderClause): clause is DistanceClause {
  return '_geo_distance' in clause
}

type SortClause = Record<string, { order: 'asc' | 'desc'; missing?: '_last' | '_first' | number }>

/** Rows in the requested order, empty values last in both directions (TABLE-011). The record's key breaks ties. */
export function sortClauses(definition: IndexDefinition, orders: readonly SortOrder[]): SortClause[] {
  const wanted = orders.map(
    ({ field, direction }): SortClause => ({
      [sortedField(definition, field)]: { order: direction, missing: missingOf(definition, field, direction) },
    }),
  )
  return [...wanted, { [definition.key]: { order: 'asc' } }]
}

/**
 * By default the engine replaces a missing number with the largest of its type, which JSON cannot represent: a cursor after such a row
 * could not be sent back. Booleans are small numbers to the engine.
 */
function missingOf({ fields }: IndexDefinition, field: string, direction: SortOrder['direction']): '_last' | number {
  const isNumber = ['long', 'double'].includes(String(fields[field]?.mapping.type))
  if (!isNumber) return '_last'
  return direction === 'asc' ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER
}

function sortedField({ fields }: IndexDefinition, field: string): string {
  const sort = fields[field]?.sort ?? 'none'
  if (sort === 'none') throw new Error(`The index cannot be sorted by ${field}`)
  return sort === 'text' ? `${sortKeysField}.${field}` : field
}
