import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { listPages } from '@rosette/release-kit/list-pages.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../../access/contract/access.ts'
import { type CostBudget, costs, unlimitedBudget } from '../../../access/server/cost-budget.ts'
import { ListContentId } from '../../../list-contents/contract/list-content.ts'
import type { ResolveContent } from '../../../list-contents/server/resolved-contents.ts'
import { GroupGenes, GroupGenesQuery, ListGroups } from '../../contract/views/list-groups.ts'
import { ListPlaces, PlacesQuery } from '../../contract/views/list-places.ts'
import { LocusNames, LocusNamesRequest } from '../../contract/views/locus-names.ts'
import { keepPrivate } from '../content-routes.ts'
import { loadGroupGenes } from './load-group-genes.ts'
import { compareGroups, countGenomeGroups, countGroups, type GroupCounts } from './load-groups.ts'
import { loadLocusNames } from './load-locus-names.ts'
import { loadPlaces } from './load-places.ts'

export type ViewRoutesOptions = {
  db: Pick<Database, 'release'>
  /** Where the visitor reads lists. */
  resolveContentOf(request: FastifyRequest): ResolveContent
  /** The release that answers this request. */
  releaseOf(request: FastifyRequest): string
  /** What the visitor may still spend; without a limit if it is not given. */
  costBudgetOf?(request: FastifyRequest): CostBudget
}

const failures = { 400: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem }
const params = z.object({ id: ListContentId })
const config = accessOf('everyone', { cost: 'sized', takesTokens: true })
const described = (operationId: string, summary: string) => ({ operationId, summary, tags: ['Lists'], params })

/** What is known of the loci of a list: their functions in groups, and their places on the genome. */
export const viewRoutes: FastifyPluginAsyncZod<ViewRoutesOptions> = async (app, options) => {
  const { db, resolveContentOf, releaseOf, costBudgetOf = () => unlimitedBudget } = options
  app.addHook('onRequest', keepPrivate)
  const genomeOf = genomeCache(db)

  /** The loci of a content, once the visitor has paid for reading about them. */
  async function lociOf(request: FastifyRequest, id: string): Promise<readonly number[]> {
    const { kind, keys } = await resolveContentOf(request)(id, releaseOf(request))
    if (kind !== 'locus') throw new Problem('invalid_request', `This is a list of the kind ${kind}, not of loci.`)
    await costBudgetOf(request).draw(costs.rows(keys.length))
    return keys
  }

  const groups = {
    ...described('countListGroups', 'Groups of the plant GO slim that the loci of a list are in, beside those of the genome'),
    response: { ...failures, 200: ListGroups },
  }
  app.get('/list-contents/:id/groups', { schema: groups, config }, async (request) => {
    const releaseId = releaseOf(request)
    const keys = await lociOf(request, request.params.id)
    const [list, genome] = await Promise.all([countGroups(db.release(releaseId), keys), genomeOf(releaseId)])
    return { releaseId, list: list.genes, genome: genome.genes, aspects: compareGroups(list, genome) }
  })

  const genes = {
    ...described('loadGroupGenes', 'The loci of a list behind a group, with the terms that put them there'),
    querystring: GroupGenesQuery,
    response: { ...failures, 200: GroupGenes, 409: ApiProblem },
  }
  app.get('/list-contents/:id/groups/genes', { schema: genes, config }, async (request) => {
    const { id } = request.params
    const { cursor, from, size, ...group } = request.query
    const releaseId = releaseOf(request)
    const pageOf = listPages({ cursor, from, size }, { call: 'list-contents/groups/genes', releaseId, criteria: { id, ...group } })
    return loadGroupGenes(db.release(releaseId), await lociOf(request, id), group, pageOf)
  })

  const places = {
    ...described('loadListPlaces', 'The loci of a list on the chromosomes'),
    querystring: PlacesQuery,
    response: { ...failures, 200: ListPlaces },
  }
  app.get('/list-contents/:id/places', { schema: places, config }, async (request) => {
    const releaseId = releaseOf(request)
    const keys = await lociOf(request, request.params.id)
    return { releaseId, ...(await loadPlaces(db.release(releaseId), keys, request.query.region)) }
  })

  const names = {
    operationId: 'loadLocusNames',
    summary: 'Symbol, full name and description of loci, for lists of codes',
    tags: ['Lists'],
    body: LocusNamesRequest,
    response: { ...failures, 200: LocusNames },
  }
  app.post('/locus-names', { schema: names, config }, async (request) => {
    await costBudgetOf(request).draw(costs.rows(request.body.names.length))
    return { loci: await loadLocusNames(db.release(releaseOf(request)), request.body.names) }
  })
}

/** The groups of the genome are the same for every list: they are counted once for a release. */
function genomeCache(db: Pick<Database, 'release'>): (releaseId: string) => Promise<GroupCounts> {
  let cache: { releaseId: string; counts: Promise<GroupCounts> } | null = null
  return async (releaseId) => {
    if (cache?.releaseId !== releaseId) cache = { releaseId, counts: countGenomeGroups(db.release(releaseId)) }
    try {
      return await cache.counts
    } catch (failure) {
      cache = null
      throw failure
    }
  }
}
