import { Readable } from 'node:stream'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { formatPosition, type GenomePosition, parsePosition } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { longestVariantFile } from '@rosette/contract-kit/genome-view/variant-file.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { streamedFileRoute } from '@rosette/file-store/streamed-file-route.ts'
import type { SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import type { VariantStream } from '@rosette/sequence-store/variants/stream-variants.ts'
import { variantSetsQuery } from '@rosette/sequence-store/variants/variant-sets-query.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import type { ApiDependencies } from '../../access/server/api-dependencies.ts'
import type { CostBudget } from '../../access/server/cost-budget.ts'
import { cacheControl, type RecordDependencies } from '../../records/server/record-access.ts'
import { guardGenome } from './genome-access.ts'

export type VariantFileDependencies = RecordDependencies &
  Pick<ApiDependencies, 'costBudgetOf'> & {
    /** The sequences of a release, its variants among them. */
    storeOf(releaseId: string): Promise<SequenceStore>
  }

type VariantQuery = { set: string; loc: string }

const schema = {
  operationId: 'downloadVariants',
  summary: 'The variants of a region as a VCF',
  tags: ['Genome'],
  querystring: z.object({
    set: z.string().max(60).describe('Name of a set of variants.'),
    loc: z.string().max(60).describe(`At most ${longestVariantFile} bases, such as \`Chr4:10382856..10388539\`.`),
  }),
  response: {
    200: { description: 'The file', content: { 'text/x-vcf': { schema: z.string() } } },
    400: ApiProblem,
    403: ApiProblem,
    404: ApiProblem,
    429: ApiProblem,
    503: ApiProblem,
  },
}

/** The lines of a region, as `bcftools view -r` gives them, written while they are read (VARIANT-008). */
export function addVariantFileRoute(app: FastifyInstance, dependencies: VariantFileDependencies): void {
  const { db, releaseOf, storeOf, costBudgetOf } = dependencies
  const config = accessOf('record', { cost: 'sized', takesTokens: true })

  async function findPosition(request: FastifyRequest, { set, loc }: VariantQuery): Promise<GenomePosition> {
    await guardGenome(request, dependencies)
    const position = parsePosition(loc)
    if (position === null) throw new Problem('invalid_request', 'loc must be a position such as Chr4:10382856..10388539.')
    if (position.end - position.start >= longestVariantFile) {
      throw new Problem('invalid_request', `A file of variants has at most ${formatNumber(longestVariantFile)} bases of a chromosome.`)
    }
    const sets = await variantSetsQuery(db.release(releaseOf(request))).execute()
    if (!sets.some(({ name }) => name === set)) throw new Problem('not_found', `This release has no variants named ${set}.`)
    return position
  }

  streamedFileRoute(app.withTypeProvider<ZodTypeProvider>(), '/genome/variants.vcf', {
    schema,
    config,
    async check(request) {
      await findPosition(request, request.query)
      await costBudgetOf(request).draw(1)
    },
    async send(request, reply) {
      const { set } = request.query
      const position = await findPosition(request, request.query)
      const budget = costBudgetOf(request)
      await budget.draw(1 + (position.end - position.start) / basesOfPoint)
      const { chromosome, start, end } = position
      const stream = await (await storeOf(releaseOf(request))).streamVariants(set, [chromosome, start, end])
      return nameFile(reply, `${set}_${formatPosition(position).replace(/\W+/g, '-')}.vcf`)
        .header('cache-control', cacheControl(dependencies))
        .type('text/x-vcf; charset=utf-8')
        .send(Readable.from(payFor(stream, budget), { objectMode: false }))
    },
  })
}

/** What is drawn beforehand; the rest is known when it has been read. */
const basesOfPoint = 20_000

/** A point stands for about a millisecond of reading: a thousand accessions make a region long. */
async function* payFor({ header, parts }: VariantStream, budget: CostBudget): AsyncGenerator<string> {
  yield header
  let start = performance.now()
  for await (const text of parts()) {
    await budget.charge(Math.floor(performance.now() - start))
    yield text
    start = performance.now()
  }
}
