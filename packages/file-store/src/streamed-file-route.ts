import { Readable } from 'node:stream'
import type {
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifyTypeProviderDefault,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

type App = FastifyInstance<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, FastifyBaseLogger, ZodTypeProvider>
type FileRequest<Schema extends FastifySchema> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  Schema,
  ZodTypeProvider
>

type StreamedFile<Schema extends FastifySchema> = {
  schema: Schema
  config: FastifyContextConfig
  /** Throws what `send` would throw before its first byte, as far as that is known without reading the rows. */
  check(request: FileRequest<Schema>, reply: FastifyReply): Promise<unknown>
  send(request: FileRequest<Schema>, reply: FastifyReply): Promise<FastifyReply>
}

/**
 * GET of a file that is written while it is sent, and its HEAD: pages ask whether the file is available before they start the download,
 * because the browser does not report a refusal to them. Fastify's own HEAD would write the whole file and send none of it.
 */
export function streamedFileRoute<const Schema extends FastifySchema>(app: App, path: string, file: StreamedFile<Schema>): void {
  const { config, check, send } = file
  const schema: FastifySchema = file.schema
  const untyped = app.withTypeProvider<FastifyTypeProviderDefault>()
  // The app validates every request against the schema of its route before a handler sees it.
  const typed = (request: FastifyRequest) => request as FileRequest<Schema>
  untyped.head(path, { schema: { ...schema, hide: true }, config }, async (request, reply) => {
    await check(typed(request), reply)
    // An empty stream has no length; an empty text would say that the file has none.
    return reply.send(Readable.from([]))
  })
  untyped.get(path, { schema, exposeHeadRoute: false, config }, async (request, reply) => send(typed(request), reply))
}
