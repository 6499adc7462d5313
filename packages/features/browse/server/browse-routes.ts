import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { FamilyCode, GeneFamilies, GeneFamilyPage } from '../contract/gene-families.ts'
import { ExperimentName, ExperimentNames, experimentNamesFile, MicroarrayExperiment } from '../contract/microarray-experiments.ts'
import { findGeneFamily, loadGeneFamilies } from './load-gene-families.ts'
import { findMicroarrayExperiment, loadExperimentNames } from './load-microarray-experiments.ts'

export type BrowseRoutesOptions = {
  db: Pick<Database, 'release'>
  /** The release that answers this request. */
  releaseOf(request: FastifyRequest): string
}

const failures = { 400: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem }
const open = accessOf('everyone', { cost: 'light', takesTokens: true })
// A release never changes, but another one may be published at the same address.
const cacheControl = 'public, no-cache'

/** The lists that are browsed and are not searches, and the pages of their entries. */
export const registerBrowse: FastifyPluginAsyncZod<BrowseRoutesOptions> = async (app, { db, releaseOf }) => {
  const releaseDb = (request: FastifyRequest) => db.release(releaseOf(request))
  const tagged = (operationId: string, summary: string) => ({ operationId, summary, tags: ['Browse'] })

  const familiesSchema = {
    ...tagged('listGeneFamilies', 'The historical list of gene families'),
    response: { ...failures, 200: GeneFamilies },
  }
  app.get('/browse/gene_family', { schema: familiesSchema, config: open }, async (request, reply) =>
    reply.header('cache-control', cacheControl).send({ families: await loadGeneFamilies(releaseDb(request)) }),
  )

  const familySchema = {
    ...tagged('loadGeneFamily', 'A gene family with its genes'),
    params: z.object({ code: FamilyCode }),
    response: { ...failures, 200: GeneFamilyPage },
  }
  app.get('/browse/gene_family/:code', { schema: familySchema, config: open }, async (request, reply) => {
    const { code } = request.params
    const family = await findGeneFamily(releaseDb(request), code)
    if (family === null) throw new Problem('not_found', `There is no gene family with the code ${code}.`)
    return reply.header('cache-control', cacheControl).send(family)
  })

  const namesSchema = {
    ...tagged('listMicroarrayExperiments', 'The names of all microarray experiments'),
    response: { ...failures, 200: ExperimentNames },
  }
  app.get(`/browse/${experimentNamesFile}`, { schema: namesSchema, config: open }, async (request, reply) =>
    reply.header('cache-control', cacheControl).send(await loadExperimentNames(releaseDb(request))),
  )

  const experimentSchema = {
    ...tagged('loadMicroarrayExperiment', 'A microarray experiment with its slides and array designs'),
    querystring: z.object({ name: ExperimentName }),
    response: { ...failures, 200: MicroarrayExperiment },
  }
  app.get('/browse/microarray_experiment', { schema: experimentSchema, config: open }, async (request, reply) => {
    const { name } = request.query
    const experiment = await findMicroarrayExperiment(releaseDb(request), name)
    if (experiment === null) throw new Problem('not_found', `There is no microarray experiment called ${name}.`)
    return reply.header('cache-control', cacheControl).send(experiment)
  })
}
