import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { isAgiName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { correlationMethods, SimilarGenes } from '@rosette/kinds/locus/contract/similar-genes.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../../access/contract/access.ts'
import type { ApiDependencies } from '../../../access/server/api-dependencies.ts'
import { cacheControl, guardRecord, type RecordDependencies, recordNotFound, resolveKey } from '../../../records/server/record-access.ts'
import { similarGeneFinder } from './similar-gene-finder.ts'

/** GET expression/similar/{dataSet}/{locus}: for anyone who may see the locus (EXPR-018). */
export const registerSimilarGenes: FastifyPluginAsync<RecordDependencies & Pick<ApiDependencies, 'costBudgetOf'>> = async (
  app,
  dependencies,
) => {
  const find = similarGeneFinder(dependencies.db)
  const schema = {
    operationId: 'loadSimilarGenes',
    summary: 'Loci whose expression over the samples of a data set correlates most with that of a locus',
    tags: ['Records'],
    params: z.object({ dataSet: z.string().max(60), locus: z.string().max(20) }),
    querystring: z.object({ method: z.enum(correlationMethods).default('pearson') }),
    response: { 200: SimilarGenes, 400: ApiProblem, 403: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/expression/similar/:dataSet/:locus',
      { schema, config: accessOf('record', { cost: 'sized', takesTokens: true }) },
      async (request, reply) => {
        const { dataSet } = request.params
        const name = request.params.locus.toUpperCase()
        const releaseId = dependencies.releaseOf(request)
        const key = isAgiName(name) ? await resolveKey(dependencies.db.records, releaseId, kinds.locus, { name }) : null
        await guardRecord(request, kinds.locus, key, dependencies)
        const budget = dependencies.costBudgetOf(request)
        await budget.draw(0)
        if (key === null) throw recordNotFound(kinds.locus, { name })
        const found = await find({ releaseId, dataSet, locusName: name, method: request.query.method }, budget)
        if (found === null) throw new Problem('not_found', `No data set of expression called ${dataSet}.`)
        return reply.header('cache-control', cacheControl(dependencies)).send(found)
      },
    )
}
