import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type Trace = { traceId: string; traceparent: string }

const traceKey = Symbol('trace')

type Traced = IncomingMessage & { [traceKey]?: Trace }

export function traceOf(raw: Traced): Trace {
  raw[traceKey] ??= nextTrace(headerOf(raw, 'traceparent'))
  return raw[traceKey]
}

/** Gives a request the trace that is reported for it. */
export function setTrace(raw: Traced, { traceId, traceparent }: Trace): void {
  raw[traceKey] = { traceId, traceparent }
}

/** The W3C trace context of a request, to be passed on to the engine and to jobs. */
export function traceparentOf(request: FastifyRequest): string {
  return traceOf(request.raw).traceparent
}

/** The caller's own id if it is safe to log and return, otherwise a new one. */
export function requestIdOf(raw: IncomingMessage): string {
  const given = headerOf(raw, 'x-request-id')
  return given !== undefined && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID()
}

/** Every answer names its request and its trace, and is logged in one line. */
export function addRequestContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    rememberAddress(request)
    reply.header('rosette-request-id', request.id)
    reply.header('traceparent', traceparentOf(request))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    request.log.info(
      { method, url: withoutSecrets(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    )
    done()
  })
}

/** A connection that the caller has closed has no address any more; what still works on their request must not fail for that. */
function rememberAddress(request: FastifyRequest): void {
  Object.defineProperty(request, 'ip', { value: request.ip ?? 'unknown' })
}

/**
 * Links that we mail and answers from ORCID carry secrets in the URL, which must not be logged; an access token never belongs there. The
 * genes of a short list stand in addresses too, and they are unpublished work (LIST-016).
 */
export function withoutSecrets(url: string): string {
  return url
    .replaceAll(/(?<=[?&](?:token|access_token|code|state|secretKey|items)=)[^&]+/gi, '***')
    .replaceAll(/rosette_[\w-]{20,}/g, 'rosette_***')
}

/** The caller's trace with our own span; a new trace if the header is missing or invalid (W3C Trace Context, 3.2). */
export function nextTrace(traceparent: string | undefined): Trace {
  const parts =
    traceparent === undefined ? null : /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/.exec(traceparent)
  const traceId = parts?.[1] ?? drawDigits(32)
  return { traceId, traceparent: `00-${traceId}-${drawDigits(16)}-${parts?.[2] ?? '01'}` }
}

const digitsHeld = 32 * 256
let digits = ''
let digitsTaken = 0

/** Random hexadecimal digits. They are drawn for many requests at once: drawing them one by one costs more than anything else here. */
function drawDigits(count: number): string {
  if (digitsTaken + count > digits.length) {
    digits = randomBytes(digitsHeld / 2).toString('hex')
    digitsTaken = 0
  }
  digitsTaken += count
  return digits.slice(digitsTaken - count, digitsTaken)
}

function headerOf(raw: IncomingMessage, name: string): string | undefined {
  const value = raw.headers[name]
  return typeof value === 'string' ? value : undefined
}
