import { Readable } from 'node:stream'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { fileName } from '@rosette/contract-kit/text/file-name.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { streamedFileRoute } from '@rosette/file-store/streamed-file-route.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../../access/contract/access.ts'
import { type CostBudget, costs, unlimitedBudget } from '../../../access/server/cost-budget.ts'
import { findListedLoci, type ListedLoci } from '../../../list-contents/server/find-listed-loci.ts'
import type { ResolveContent } from '../../../list-contents/server/resolved-contents.ts'
import { keepPrivate } from '../../../lists/server/content-routes.ts'
import { guardRecord, type RecordDependencies } from '../../../records/server/record-access.ts'
import { ExpressionMatrix } from '../../contract/expression-answer.ts'
import { ExpressionQuery, mostGenes } from '../../contract/expression-call.ts'
import { ExpressionSamples } from '../../contract/expression-samples.ts'
import { loadExpressionSamples } from './load-expression-samples.ts'
import { loadFrame, type MatrixFrame, matrixQuery } from './load-matrix.ts'
import { matrixFile } from './matrix-file.ts'
import { writeMatrix } from './write-matrix.ts'

type MatrixRoutesOptions = RecordDependencies & {
  publicUrl: string
  /** Where the visitor reads lists. */
  resolveContentOf(request: FastifyRequest): ResolveContent
  /** What the visitor may still spend; without a limit if it is not given. */
  costBudgetOf?(request: FastifyRequest): CostBudget
}

type Part = { loci: ListedLoci; frame: MatrixFrame }

const failures = { 400: ApiProblem, 403: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem }
const tagged = (operationId: string, summary: string) => ({ operationId, summary, tags: ['Expression'] })
const config = accessOf('record', { cost: 'sized', takesTokens: true })
const fileType = 'text/tab-separated-values; charset=utf-8'

/** Expression of the genes of a list, for anyone who may see loci; a list is unpublished work, so nothing of it is kept (EXPR-019). */
export const registerMatrix: FastifyPluginAsyncZod<MatrixRoutesOptions> = async (app, options) => {
  const { db, publicUrl, resolveContentOf, releaseOf, costBudgetOf = () => unlimitedBudget } = options
  app.addHook('onRequest', keepPrivate)

  async function findPart(request: FastifyRequest, query: ExpressionQuery): Promise<Part> {
    await guardRecord(request, kinds.locus, null, options)
    const releaseId = releaseOf(request)
    const budget = costBudgetOf(request)
    const loci = await findListedLoci({ db, resolveContent: resolveContentOf(request), releaseId, budget }, query)
    if (loci.keys.length > mostGenes) {
      throw new Problem(
        'invalid_request',
        `The list has ${loci.keys.length} genes. The expression of up to ${mostGenes} is shown at a time.`,
      )
    }
    const frame = await loadFrame(db.release(releaseId), query)
    await budget.draw(costs.values(loci.keys.length * frame.samples.length))
    return { loci, frame }
  }

  const rowsOf = (request: FastifyRequest, { loci, frame }: Part) =>
    matrixQuery(db.release(releaseOf(request)), frame.dataSet.name, frame.places, loci.keys).execute()

  const page = {
    ...tagged('loadExpressionMatrix', 'Expression of the genes of a list in the samples of a data set'),
    querystring: ExpressionQuery,
    response: { ...failures, 200: ExpressionMatrix },
  }
  app.get('/expression', { schema: page, config }, async (request, reply) => {
    const part = await findPart(request, request.query)
    const text = writeMatrix({ releaseId: releaseOf(request), ...part, rows: await rowsOf(request, part) })
    return sendJson(reply, text)
  })

  const samples = {
    ...tagged('loadExpressionSamples', 'Data sets that tell where a gene is expressed, with their organs and samples'),
    response: { 200: ExpressionSamples, 429: ApiProblem, 503: ApiProblem },
  }
  app.get('/expression/samples', { schema: samples, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, (request) =>
    loadExpressionSamples(db.release(releaseOf(request))),
  )

  const file = { ...tagged('downloadExpressionMatrix', 'Expression of the genes of a list as a file'), querystring: ExpressionQuery }
  streamedFileRoute(app, '/expression/file', {
    schema: file,
    config,
    check: async (request, reply) => {
      await findPart(request, request.query)
      reply.type(fileType)
    },
    send: async (request, reply) => {
      const part = await findPart(request, request.query)
      const { loci, frame } = part
      const text = matrixFile({
        releaseId: releaseOf(request),
        given: loci.given,
        notMatched: loci.notMatched.length,
        frame,
        rows: await rowsOf(request, part),
        address: `${publicUrl}${request.url}`,
      })
      return nameFile(reply, fileName(['expression', frame.dataSet.name], 'tsv'))
        .type(fileType)
        .send(Readable.from(text, { objectMode: false }))
    },
  })
}

/** A text of JSON, which Fastify neither checks nor writes again. */
function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text)
}
