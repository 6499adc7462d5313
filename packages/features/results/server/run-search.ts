import { parsePosition } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import {
  type Filters,
  firstPageSize,
  maxPageSize,
  maxSearchRows,
  type SearchAnswer,
  type SearchFurther,
  type SearchOptions,
} from '@rosette/contract-kit/search/search-contract.ts'
import type { CallOptions, Engine, EngineAnswer } from '@rosette/search-engine/engine/open-engine.ts'
import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'
import { type Cursor, formatCursor, parseCursor } from '@rosette/search-engine/query/cursor.ts'
import { type FacetFilter, readFacets } from '@rosette/search-engine/query/facet-query.ts'
import { generalHighlight, generalQuery, hasMostWordsOnly } from '@rosette/search-engine/query/general-query.ts'
import { genomeAggregation, readGenomeBins, regionClause } from '@rosette/search-engine/query/genome-query.ts'
import { markTexts, type TextCriterion } from '@rosette/search-engine/query/mark-texts.ts'
import { withDistances } from '@rosette/search-engine/query/near-clause.ts'
import { type Search, searchBody, type Window } from '@rosette/search-engine/query/search-body.ts'
import { whyMatched } from '@rosette/search-engine/query/why-matched.ts'
import type { SearchTarget } from './search-target.ts'

/** The query, and its default order and highlighting. */
export type PreparedQuery = Pick<Search, 'query' | 'isRanked' | 'near'> & {
  /** No criteria: all records of a category, the same for everyone and the most expensive to count. */
  isWhole?: boolean
  /** What the engine highlights in the hits. */
  highlight: object | null
  /** The text of a general search, whose rows say why they were found. */
  searchText?: string
  /** Texts of a form, highlighted after the engine has answered. */
  texts?: readonly TextCriterion[]
  /** A field whose values are counted along with the hits: the gene models of loci. */
  countedField?: string
}

/** The query for a text from the search box: a position on the genome, which finds what overlaps it, or words. */
export function prepareTextQuery({ definition }: SearchTarget, searchText: string): PreparedQuery {
  const region = parsePosition(searchText)
  const query = region && regionClause(definition, region)
  if (query) return { query, isRanked: false, highlight: null }
  return { query: generalQuery(definition, searchText), isRanked: true, highlight: generalHighlight(definition, searchText), searchText }
}

/** Runs one search in one index, with the facets, highlights and cursors that the call asks for. */
export async function runSearch<Hit>(
  engine: Pick<Engine, 'search'>,
  { index, definition }: SearchTarget,
  prepared: PreparedQuery,
  options: SearchOptions,
  call: CallOptions = {},
): Promise<SearchAnswer<Hit>> {
  const window = windowOf(options)
  if (options.highlight && window.size > maxPageSize) {
    throw new Problem('invalid_request', `highlight: ask for pages; at most ${maxPageSize} rows are marked at once.`)
  }
  const cursor = options.cursor === undefined ? null : parseCursor(options.cursor)
  const hasCursors = cursor !== null || isNearTheEnd(window)
  const isBestFirst = prepared.searchText !== undefined && cursor === null && window.from === 0 && (options.sort ?? []).length === 0
  const hasSorts = hasCursors || isBestFirst
  const hasFacets = options.facets === true
  const genome = options.genome ? genomeAggregation(definition) : null
  const body = searchBody(definition, {
    ...prepared,
    window,
    cursor,
    hasFacets,
    filters: filtersOf(options.filters),
    highlight: options.highlight ? prepared.highlight : null,
    ...(options.sort && { sort: options.sort }),
    sums: {
      ...(prepared.countedField && { counted: { value_count: { field: prepared.countedField } } }),
      ...(genome && { genome }),
    },
  })
  const answer = inReadingOrder(await engine.search<Hit>(index, body, { ...call, hasSorts, isStored: prepared.isWhole }), cursor, window)
  return {
    docs: prepared.near ? withDistances(definition, prepared.near, answer.sources) : answer.sources,
    total: answer.total,
    error: null,
    ...(hasFacets && readFacets(definition, answer.aggregations)),
    ...(options.highlight && markedRows(definition, prepared, answer)),
    ...(hasCursors && { cursors: cursorsOf(answer, cursor, window) }),
    ...(isBestFirst && hasMostWordsOnly(answer.sorts?.[0]?.[0]) && { isOfMostWords: true }),
    ...(genome && { genome: placesOf(answer) }),
    ...(prepared.near && { near: [...prepared.near] }),
    ...(prepared.countedField && { counts: { lociMatchCount: answer.total, geneModelCount: countOf(answer) } }),
  }
}

/** The next page cannot be requested by its number. */
function isNearTheEnd({ from, size }: Window): boolean {
  return from + 2 * size > maxSearchRows && size < maxSearchRows
}

export function filtersOf(filters: Filters = {}): FacetFilter[] {
  return Object.entries(filters).map(([field, { include = [], exclude = [], from, to }]) => ({ field, include, exclude, from, to }))
}

function highlightsOf({ sources, highlights }: EngineAnswer<unknown>, texts: readonly TextCriterion[] = []): Record<string, string[]>[] {
  // Every contract of a hit is an object.
  return highlights?.map(byHitField) ?? sources.map((source) => markTexts(source as Record<string, unknown>, texts))
}

/** What was found in each row, and for a text of the search box why the row was found. */
function markedRows(
  definition: IndexDefinition,
  { searchText, texts }: PreparedQuery,
  answer: EngineAnswer<unknown>,
): Pick<SearchFurther, 'highlights' | 'whys'> {
  const marked = highlightsOf(answer, texts)
  if (searchText === undefined) return { highlights: marked }
  const shown = new Set(definition.hitFields)
  return {
    highlights: marked.map((fields) => Object.fromEntries(Object.entries(fields).filter(([field]) => shown.has(field)))),
    whys: marked.map((fields, row) => whyMatched(definition, searchText, fields, answer.matchedNames?.[row])),
  }
}

/** A text is highlighted in one of its indexed subfields; clients know only the field. */
function byHitField(marked: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(marked).map(([field, texts]) => [field.split('.')[0] ?? field, texts]))
}

function placesOf({ aggregations, total }: EngineAnswer<unknown>): SearchFurther['genome'] {
  // As below.
  const sums = aggregations?.sums as { genome: unknown }
  const bins = readGenomeBins(sums.genome)
  return { bins, unplaced: total - bins.reduce((sum, { count }) => sum + count, 0) }
}

function countOf({ aggregations }: EngineAnswer<unknown>): number {
  // The shape is the engine's own, and the body above asked for it.
  const sums = aggregations?.sums as { counted: { value: number } } | undefined
  return sums?.counted.value ?? 0
}

/** API-041: no more than `rowsLimit` rows, none when only the count is requested; pages are cut out of those rows. */
export function windowOf({ rowsLimit = maxSearchRows, matchCount = false, page, pageSize, cursor }: SearchOptions): Window {
  if (matchCount) return { from: 0, size: 0 }
  if (cursor !== undefined) return { from: 0, size: pageSize ?? firstPageSize }
  if (page === undefined && pageSize === undefined) return { from: 0, size: rowsLimit }
  const rows = pageSize ?? firstPageSize
  const from = ((page ?? 1) - 1) * rows
  const size = Math.min(rows, rowsLimit - from)
  return size > 0 ? { from, size } : { from: 0, size: 0 }
}

/** Puts rows that were read backwards into the order of the list; the last page has as many rows as if it were numbered. */
function inReadingOrder<Hit>(answer: EngineAnswer<Hit>, cursor: Cursor | null, { size }: Window): EngineAnswer<Hit> {
  if (!cursor?.isBackwards) return answer
  const rows = cursor.after === null ? answer.total % size || size : size
  const turned = <Row>(list: Row[]) => list.slice(0, rows).toReversed()
  return {
    ...answer,
    sources: turned(answer.sources),
    ...(answer.sorts && { sorts: turned(answer.sorts) }),
    ...(answer.highlights && { highlights: turned(answer.highlights) }),
    ...(answer.matchedNames && { matchedNames: turned(answer.matchedNames) }),
  }
}

/** Cursors to the pages before and after; null at the ends of the list. */
function cursorsOf({ sorts = [], total }: EngineAnswer<unknown>, cursor: Cursor | null, window: Window): SearchFurther['cursors'] {
  const [first, last] = [sorts[0], sorts.at(-1)]
  if (!first || !last) return { previous: null, next: null }
  const row = firstRowOf(cursor, window, total, sorts.length)
  const isLast = row + sorts.length > total
  return {
    previous: row === 1 ? null : formatCursor({ after: first, isBackwards: true, row }),
    next: isLast ? null : formatCursor({ after: last, isBackwards: false, row: row + sorts.length }),
  }
}

function firstRowOf(cursor: Cursor | null, { from }: Window, total: number, rows: number): number {
  if (cursor === null) return from + 1
  if (cursor.row === null) return total - rows + 1
  return cursor.isBackwards ? Math.max(1, cursor.row - rows) : cursor.row
}
