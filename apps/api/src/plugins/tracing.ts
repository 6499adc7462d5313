import type { RequestSpan, Tracing } from '@rosette/settings/tracing.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { setTrace } from './request-context.ts'

/** Probes come every second and say nothing. */
const untraced: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz'])

/** Each request is a span. Added before every other hook, so that all that is done for a request belongs to it. */
export function addTracing(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  app.addHook('onRequest', (request, reply, done) => {
    if (untraced.has(request.routeOptions.url)) return done()
    const { traceparent } = request.headers
    const span = tracing.startRequest(typeof traceparent === 'string' && isFromProxy(request) ? traceparent : null)
    spans.set(request, span)
    setTrace(request.raw, span)
    reply.raw.once('close', () =>
      span.end({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        isAborted: !reply.raw.writableFinished,
      }),
    )
    span.run(done)
  })
  // A body arrives in the events of its socket, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
}

/** Whether a proxy that TRUST_PROXY names passed the request on: Fastify lists the addresses that it believed, then the first that it did not. */
function isFromProxy({ ips = [] }: FastifyRequest): boolean {
  return ips.length > 1
}
