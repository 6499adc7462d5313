import { isDeepStrictEqual } from 'node:util'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { readSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import type { ClauseContext } from '@rosette/search-engine/query/define-clauses.ts'
import { textCriteriaOf } from '@rosette/search-engine/query/mark-texts.ts'
import type { PreparedQuery } from './run-search.ts'
import type { SearchTarget } from './search-target.ts'

/** The query for the terms of a form: all must match; without terms, all records match. */
export async function prepareTermQuery(
  { criteria: search, definition, within }: SearchTarget,
  terms: readonly Readonly<Record<string, unknown>>[],
  context: ClauseContext,
): Promise<PreparedQuery> {
  const read = readSearchTerms(search.criteria, terms)
  if ('error' in read) throw new Problem('invalid_request', read.error)
  const wanted = await search.clausesOf(read.criteria, context)
  const clauses = [...wanted, ...(within ? [within] : [])]
  const ranking = search.rankingOf(read.criteria, definition)
  const near = await search.nearnessOf(read.criteria, context)
  return {
    ...(near && { near }),
    query: clauses.length === 0 && !ranking ? { match_all: {} } : { bool: { filter: clauses, ...(ranking && { must: [ranking] }) } },
    isRanked: ranking !== null,
    isWhole: ranking === null && isDeepStrictEqual(wanted, await clausesOfNothing(search, context)),
    highlight: null,
    texts: textCriteriaOf(clauses),
  }
}

/** An empty form has clauses too if a criterion has a default: genes exclude obsolete ones. */
async function clausesOfNothing({ criteria, clausesOf }: SearchTarget['criteria'], context: ClauseContext): Promise<object[]> {
  const nothing = readSearchTerms(criteria, [])
  return 'error' in nothing ? [] : clausesOf(nothing.criteria, context)
}
