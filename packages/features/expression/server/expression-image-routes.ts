import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { isAgiName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { expressionDataSets, NoExpressionImage } from '@rosette/kinds/locus/contract/expression-image.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import type { ApiDependencies } from '../../access/server/api-dependencies.ts'
import { guardRecord, type RecordDependencies, recordNotFound, resolveKey } from '../../records/server/record-access.ts'
import { expressionImages, type FetchedImage } from './expression-images.ts'

type ImageDependencies = RecordDependencies & Pick<ApiDependencies, 'clock'>

/** An image costs the service and us more than a record does. */
const costOfImage = 20

const notShown: NoExpressionImage = { wasSuccessful: false, error: 'This site does not show expression images.' }

/** GET expression/image/{dataSet}/{locus}: an image of the outside service, for anyone who may see the locus (EXPR-003). */
export const registerExpression: FastifyPluginAsync<ImageDependencies> = async (app, dependencies) => {
  const { expressionImageUrl: baseUrl, expressionImageTimeoutMs: timeoutMs, accessMode } = dependencies.settings
  const images =
    baseUrl === null ? null : expressionImages({ baseUrl: baseUrl.replace(/\/$/, ''), timeoutMs }, () => dependencies.clock.now().getTime())
  const schema = {
    operationId: 'loadExpressionImage',
    summary: 'A picture of the plant coloured by the expression of a locus, or why there is none',
    tags: ['Records'],
    params: z.object({ dataSet: z.enum(expressionDataSets), locus: z.string().max(20) }),
    // The image itself is not JSON and has no schema.
    response: { 200: NoExpressionImage, 400: ApiProblem, 403: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/expression/image/:dataSet/:locus',
      { schema, config: accessOf('record', { cost: costOfImage, takesTokens: true }) },
      async (request, reply) => {
        const { dataSet } = request.params
        const name = request.params.locus.toUpperCase()
        const key = isAgiName(name)
          ? await resolveKey(dependencies.db.records, dependencies.releaseOf(request), kinds.locus, { name })
          : null
        await guardRecord(request, kinds.locus, key, dependencies)
        if (key === null) throw recordNotFound(kinds.locus, { name })
        const found = images === null ? notShown : await images.find(dataSet, name)
        if (!('bytes' in found)) return reply.header('cache-control', 'no-store').send(found)
        return sendImage(reply, found, `${accessMode === 'open' ? 'public' : 'private'}, max-age=3600`)
      },
    )
}

/** The browser keeps it for an hour: the page asks once whether there is an image, and once more to draw it. */
function sendImage(reply: FastifyReply, { type, bytes }: FetchedImage, cacheControl: string): FastifyReply {
  return reply.header('cache-control', cacheControl).type(type).send(bytes)
}
