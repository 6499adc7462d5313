import type { CommunityHit } from '@rosette/contract-kit/cards/community-hit.ts'
import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import { maxSuggestions, SuggestAnswer, type Suggestion } from '@rosette/contract-kit/search/suggestion.ts'
import { TermSuggestAnswer } from '@rosette/contract-kit/search/term-suggestion.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { everythingType, type SearchCategory, searchCategories, searchTypes } from '@rosette/kinds/registry/search-entries.ts'
import type { CallOptions, Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { searchBody } from '@rosette/search-engine/query/search-body.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { communityAlias, communityIndex } from '../../community/server/live-index.ts'
import { whileVisitorWaits } from '../../results/server/while-visitor-waits.ts'
import { type SuggestOptions, suggest } from './suggest.ts'
import { suggestKeywords, suggestTerms } from './suggest-terms.ts'

/** GET suggest: records of the chosen type first, then those of other types. */
const SuggestRequest = z.object({
  text: z.string().trim().min(1).max(maxSearchText).describe('What was typed so far'),
  category: z
    .enum([...searchCategories, everythingType.category])
    .default('genes')
    .describe('The chosen type of the search box'),
})

export type SuggestRoutesOptions = {
  engine: Engine
  db: Pick<Database, 'pool'>
  indexPrefix: string
  /** The release that answers this request. */
  releaseOf(request: FastifyRequest): string
  /** Refuses a search of people if there were too many from its network. */
  expectFewLookups?(request: FastifyRequest): Promise<void>
}

const schema = {
  operationId: 'suggestRecords',
  summary: 'Records that match a partly typed name',
  tags: ['Search'],
  querystring: SuggestRequest,
  response: { 200: SuggestAnswer, 400: ApiProblem, 503: ApiProblem },
}

/** Typing on and deleting repeats the same requests. */
const cacheControl = 'public, max-age=60'

/** Fewer characters are within half of all terms. */
const shortestOfTerms = 3

const termSchema = {
  operationId: 'suggestTerms',
  summary: 'Ontology terms that match a partly typed name or id and that loci are annotated to',
  tags: ['Search'],
  querystring: SuggestRequest.pick({ text: true }),
  response: { 200: TermSuggestAnswer, 400: ApiProblem, 503: ApiProblem },
}

/** GET suggest and GET suggest/terms. */
export const registerSuggest: FastifyPluginAsyncZod<SuggestRoutesOptions> = async (app, options) => {
  const { engine, db, indexPrefix, releaseOf } = options
  app.get('/suggest', { schema, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, (request, reply) =>
    whileVisitorWaits(reply, async (signal) => {
      const { text, category } = request.query
      if (category === 'community') await options.expectFewLookups?.(request)
      const call = { signal, requestId: request.id }
      const releaseId = releaseOf(request)
      // Words within names of terms take a search, which few texts need unless terms are what is searched for.
      const findKeywords = async () =>
        [...text].length < shortestOfTerms ? [] : suggestKeywords({ engine, indexPrefix, releaseId }, text, call)
      const [members, foundOtherwise] = await Promise.all([
        // People are suggested only in a search for people: it takes a search, and few names of people are prefixes of gene names.
        category === 'community' ? suggestMembers(engine, indexPrefix, text, call) : [],
        category === 'keyword' ? findKeywords().catch(withoutEngine) : [],
      ])
      const records = await suggest(db, releaseId, text, { ...optionsOf(category), foundOtherwise })
      const suggestions = together(members, records)
      const keywords = suggestions.length === 0 && category !== 'keyword' ? await findKeywords() : []
      return reply.header('cache-control', cacheControl).send({ suggestions: [...suggestions, ...keywords] })
    }),
  )
  app.get('/suggest/terms', { schema: termSchema, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, (request, reply) =>
    whileVisitorWaits(reply, async (signal) => {
      const dependencies = { engine, indexPrefix, releaseId: releaseOf(request) }
      const terms = await suggestTerms(dependencies, request.query.text, { signal, requestId: request.id })
      return reply.header('cache-control', cacheControl).send({ terms })
    }),
  )
}

/** Names come from the database: while the engine is away, terms are suggested by them alone. */
function withoutEngine(error: unknown): Suggestion[] {
  if (error instanceof Problem && error.code === 'upstream_failed') return []
  throw error
}

/** With Everything chosen no kind has more places than another (EVERY-012). */
function optionsOf(category: SearchCategory | typeof everythingType.category): SuggestOptions {
  return category === everythingType.category ? { kinds: kindsOf.genes, isOfAllAlike: true } : { kinds: kindsOf[category] }
}

/** The kinds that the search box finds, the selected one first. */
const kindsOf = Object.fromEntries(
  searchTypes.map((wanted) => {
    const types = [wanted, ...searchTypes.filter((type) => type !== wanted)]
    return [wanted.category, types.map(({ kind }) => kind)]
  }),
  // fromEntries loses the key type.
) as Record<SearchCategory, string[]>

/** Exact names first, then people before other records. */
function together(members: readonly Suggestion[], records: readonly Suggestion[]): Suggestion[] {
  if (members.length === 0) return [...records]
  const all = [...members, ...records]
  return [...all.filter(({ isExact }) => isExact), ...all.filter(({ isExact }) => !isExact)].slice(0, maxSuggestions)
}

/**
 * People and organizations whose name contains the typed words, the last one possibly incomplete. They do not belong to a release, so
 * no identifier table lists them; their index is small, and first names match too.
 */
async function suggestMembers(
  engine: Pick<Engine, 'search'>,
  indexPrefix: string,
  text: string,
  call: CallOptions = {},
): Promise<Suggestion[]> {
  const typed = normaliseIdentifier(text.toWellFormed())
  if (typed === '') return []
  const body = searchBody(communityIndex, { query: namesBegunBy(typed), isRanked: true, window: { from: 0, size: maxSuggestions } })
  const { sources } = await engine.search<CommunityHit>(communityAlias(indexPrefix), body, call)
  return sources.map(({ type, communityId, name }) => ({
    record: { kind: type, key: communityId, label: name },
    name,
    by: 'name',
    isExact: normaliseIdentifier(name) === typed,
  }))
}

function namesBegunBy(typed: string): object {
  const constant = (filter: object, boost: number) => ({ constant_score: { filter, boost } })
  const queries = [
    constant({ term: { name: { value: typed } } }, 3),
    constant({ match_bool_prefix: { 'name.prefix': { query: typed } } }, 2),
    constant({ match_bool_prefix: { 'name.words': { query: typed, operator: 'and' } } }, 1),
  ]
  return { dis_max: { queries } }
}
