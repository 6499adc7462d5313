import { Problem } from '@rosette/contract-kit/problem.ts'
import { type Filters, maxPageSize, maxSearchRows, type SearchAnswer, type SearchOptions } from '@rosette/contract-kit/search-contract.ts'
import type { CallOptions, Engine, EngineAnswer } from '@rosette/search-engine/engine/open-engine.ts'
import { parseCursor } from '@rosette/search-engine/query/cursor.ts'
import { type FacetFilter, readFacets } from '@rosette/search-engine/query/facet-query.ts'
import { type AskedText, markTexts } from '@rosette/search-engine/query/mark-texts.ts'
import { type Search, searchBody, type Window } from '@rosette/search-engine/query/search-body.ts'
import { cursorsOf, inReadingOrder } from './cursors-of.ts'
import type { SearchTarget } from './search-target.ts'
import { windowOf } from './search-window.ts'

/** What matches, and how it is ordered and marked where the visitor says nothing else. */
export type Asked = Pick<Search, 'query' | 'isRanked'> & {
  /** Nothing was asked for: all records of a category, which are the same for everybody and the most there is to count. */
  isWhole?: boolean
  /** What the engine marks in the hits. */
  highlight: object | null
  /** Texts of a form, which are marked in what the engine answers. */
  texts?: readonly AskedText[]
  /** A field whose values are counted beside the hits: the gene models of loci. */
  countedField?: string
}

/** One search of one index, with all that a call may ask for beside it. */
export async function runSearch<Hit>(
  engine: Pick<Engine, 'search'>,
  { index, definition }: SearchTarget,
  asked: Asked,
  options: SearchOptions,
  call: CallOptions = {},
): Promise<SearchAnswer<Hit>> {
  const window = windowOf(options)
  if (options.highlight && window.size > maxPageSize) {
    throw new Problem('invalid_request', `highlight: ask for pages; at most ${maxPageSize} rows are marked at once.`)
  }
  const cursor = options.cursor === undefined ? null : parseCursor(options.cursor)
  const hasSorts = cursor !== null || isNearTheEnd(window)
  const hasFacets = options.facets === true
  const body = searchBody(definition, {
    ...asked,
    window,
    cursor,
    hasFacets,
    filters: filtersOf(options.filters),
    highlight: options.highlight ? asked.highlight : null,
    ...(options.sort && { sort: options.sort }),
    ...(asked.countedField && { sums: { counted: { value_count: { field: asked.countedField } } } }),
  })
  const answer = inReadingOrder(await engine.search<Hit>(index, body, { ...call, hasSorts, isKept: asked.isWhole }), cursor, window)
  return {
    docs: answer.sources,
    total: answer.total,
    error: null,
    ...(hasFacets && readFacets(definition, answer.aggregations)),
    ...(options.highlight && { highlights: highlightsOf(answer, asked.texts) }),
    ...(hasSorts && { cursors: cursorsOf(answer, cursor, window) }),
    ...(asked.countedField && { counts: { lociMatchCount: answer.total, geneModelCount: countOf(answer) } }),
  }
}

/** The next page can't be asked for by its number. */
function isNearTheEnd({ from, size }: Window): boolean {
  return from + 2 * size > maxSearchRows && size < maxSearchRows
}

export function filtersOf(filters: Filters = {}): FacetFilter[] {
  return Object.entries(filters).map(([field, { include = [], exclude = [], from, to }]) => ({ field, include, exclude, from, to }))
}

function highlightsOf({ sources, highlights }: EngineAnswer<unknown>, texts: readonly AskedText[] = []): Record<string, string[]>[] {
  // A hit is an object, as its contract says; here it may be one of any kind.
  return highlights?.map(byHitField) ?? sources.map((source) => markTexts(source as Record<string, unknown>, texts))
}

/** A text is marked in one of the ways it is indexed; who reads it knows only its field. */
function byHitField(marked: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(marked).map(([field, texts]) => [field.split('.')[0] ?? field, texts]))
}

function countOf({ aggregations }: EngineAnswer<unknown>): number {
  // The shape is the engine's own, and the body above asked for it.
  const sums = aggregations?.sums as { counted: { value: number } } | undefined
  return sums?.counted.value ?? 0
}
