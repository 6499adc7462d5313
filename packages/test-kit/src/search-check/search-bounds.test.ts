import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import { searchCalls } from '@rosette/features/results/contract/search-calls.ts'
import { prepareTermQuery } from '@rosette/features/results/server/prepare-term-query.ts'
import { type PreparedQuery, prepareTextQuery } from '@rosette/features/results/server/run-search.ts'
import { searchTarget } from '@rosette/features/results/server/search-target.ts'
import { cardOf, type ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { kindOfSearch, searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import { type ClauseContext, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { searchBody } from '@rosette/search-engine/query/search-body.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isObject, toTerms } from './condition.ts'
import { oddText } from './odd-text.ts'
import { largestValue, randomValue, schemaOf } from './schema-values.ts'

/** What the engine takes at most in one query: `indices.query.bool.max_clause_count`. */
const maxClauses = 1024

/** What would let a text be more than a value. */
const forbidden = /^(wildcard|regexp|query_string|simple_query_string|script|script_score|script_fields|runtime_mappings|fuzzy|percolate)$/

// Words that differ in each of their pieces, as long as a text may be.
const longText = Array.from({ length: 80 }, (_, at) => (at * 2731).toString(36))
  .join(' ')
  .slice(0, maxSearchText)
const targetOf = (source: ResultSource) => searchTarget(source, 'rosette', '1')
const sources = Object.fromEntries(
  searchCalls.flatMap(({ path, sources: of }) => Object.entries(of).map(([name, source]) => [`${path} ${name}`, source])),
)

function contextOf(source: ResultSource): ClauseContext {
  return {
    index: targetOf(source).definition,
    now: new Date('2026-11-01'),
    listClause: async (ids, { field }) => valueClause(field, ids.split(';')),
    keysOfSelection: async () => Array.from({ length: 40_000 }, (_, at) => at),
    placesOf: async () => Array.from({ length: 100 }, (_, at) => ({ latitude: at / 2, longitude: at })),
    termsNamed: async () => Array.from({ length: 40_000 }, (_, at) => `GO:${at}`),
    keyOfEmail: async () => 1,
  }
}

function compile(source: ResultSource, prepared: PreparedQuery): Record<string, unknown> {
  const { definition } = targetOf(source)
  const values = Array.from({ length: 50 }, (_, at) => `value ${at}`)
  const filters = [
    ...definition.facets.map((field) => ({ field, include: values, exclude: values })),
    ...Object.keys(definition.ranges).map((field) => ({ field, include: [], exclude: [], from: -1e15, to: 1e15 })),
  ]
  return searchBody(definition, { ...prepared, window: { from: 0, size: 250 }, filters, hasFacets: true, sort: [] })
}

const compileTerms = async (source: ResultSource, criteria: Record<string, unknown>) =>
  compile(source, await prepareTermQuery(targetOf(source), toTerms(criteria), contextOf(source)))

function* wordsOf(body: unknown): Generator<string> {
  if (Array.isArray(body)) for (const each of body) yield* wordsOf(each)
  else if (isObject(body)) {
    for (const [word, inner] of Object.entries(body)) {
      yield word
      yield* wordsOf(inner)
    }
  }
}

/** Clauses as the engine counts them at most: each field of each leaf, and for words each of the longest text's in each field. */
function countClauses(query: unknown): number {
  if (Array.isArray(query)) return query.reduce<number>((count, each) => count + countClauses(each), 0)
  if (!isObject(query)) return 0
  return Object.entries(query).reduce((count, [word, inner]) => {
    if (word === 'multi_match' && isObject(inner) && Array.isArray(inner.fields))
      return count + inner.fields.length * (inner.type === 'phrase' ? 1 : 32)
    if (/^(match|match_bool_prefix)$/.test(word)) return count + 32
    // Of an interval every piece of the text is a clause.
    if (word === 'intervals') return count + maxSearchText
    return (
      count +
      (/^(term|terms|range|exists|match_phrase|span_term|prefix|rank_feature|match_phrase_prefix|geo_distance)$/.test(word)
        ? 1
        : countClauses(inner))
    )
  }, 0)
}

describe('what a visitor types is only ever a value in what the engine is asked', () => {
  test.each(searchCategories)('the search box: %s', (category) => {
    const source: ResultSource = { kind: kindOfSearch(category) }
    fc.assert(
      fc.property(
        oddText.map((text) => `${text} a`),
        (text) => {
          const words = new Set(wordsOf(compile(source, prepareTextQuery(targetOf(source), text.slice(0, maxSearchText)))))
          expect([...words].filter((word) => forbidden.test(word))).toEqual([])
        },
      ),
      { seed: 11, numRuns: 30 },
    )
  })

  test.each(Object.entries(sources))('%s', async (_name, source) => {
    const criteria = randomValue(
      schemaOf(cardOf(source).criteria),
      oddText.map((text) => `${text}a`),
    )
    let legal = 0
    await fc.assert(
      fc.asyncProperty(criteria, async (criterion) => {
        // A schema does not tell all rules; what breaks one is refused before anything is requested.
        const body = await compileTerms(source, isObject(criterion) ? criterion : {}).catch((problem) => {
          expect(problem).toMatchObject({ code: 'invalid_request' })
          return null
        })
        if (body === null) return
        legal++
        expect([...new Set(wordsOf(body))].filter((word) => forbidden.test(word))).toEqual([])
      }),
      { seed: 12, numRuns: 60 },
    )
    expect(legal).toBeGreaterThan(10)
  })
})

describe('the largest search that is allowed stays below what the engine takes', () => {
  test.each(searchCategories)('the search box: %s', (category) => {
    const source: ResultSource = { kind: kindOfSearch(category) }
    expect(countClauses(compile(source, prepareTextQuery(targetOf(source), longText)).query)).toBeLessThan(maxClauses)
  })

  test.each(Object.entries(sources))('%s', async (_name, source) => {
    const schema = schemaOf(cardOf(source).criteria)
    const bodies = ['contains', 'exactly'].map(async (word) => {
      const largest = largestValue(schema, { text: longText, word })
      return compileTerms(source, isObject(largest) ? largest : {})
    })
    // Some types know only one of the methods.
    const legal = (await Promise.allSettled(bodies)).flatMap((made) => (made.status === 'fulfilled' ? [made.value] : []))
    expect(legal).not.toEqual([])
    for (const { query } of legal) expect(countClauses(query)).toBeLessThan(maxClauses)
  })
})
