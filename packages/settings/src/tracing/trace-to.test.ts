import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { spanSender } from './span-sender.ts'
import { traceTo } from './trace-to.ts'
import type { SpanOutcome } from './tracing.ts'

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

function counting() {
  const counts: Record<SpanOutcome, number> = { sent: 0, failed: 0, dropped: 0 }
  const countSpans = (outcome: SpanOutcome, count: number) => {
    counts[outcome] += count
  }
  return { counts, countSpans }
}

const least = { DATABASE_URL: 'postgres://rosette@127.0.0.1/rosette', OPENSEARCH_URL: 'http://127.0.0.1:9200' }
const names = { otlpHeaders: {}, otelServiceName: null, tracedShare: 1, service: 'test', version: '0.0.0' }
const call = { operation: 'select', outcome: 'answered', seconds: 0.001 }
const request = { method: 'GET', route: '/x', status: 200, isAborted: false }

test('[OPER-062] a request with thousands of calls is one of two hundred, and the others are counted', async () => {
  const bodies: string[] = []
  const endpoint = await listen(async (incoming, response) => {
    bodies.push(await text(incoming))
    response.end('{}')
  })
  const { counts, countSpans } = counting()
  const tracing = traceTo({ ...names, endpoint, countSpans })
  const span = tracing.startRequest(null)
  span.run(() => {
    for (let index = 0; index < 5000; index++) tracing.onDatabaseCall(call)
  })
  span.end(request)
  // After the end, and without any request, there is nothing that a call could belong to.
  span.run(() => tracing.onDatabaseCall(call))
  tracing.onDatabaseCall(call)
  await tracing.close()
  expect(counts).toEqual({ sent: 201, failed: 0, dropped: 4800 })
  expect(bodies.join().match(/"spanId"/g)).toHaveLength(201)
})

test('[OPER-060] of unrecorded requests nothing is sent, and an error of a job passes without its message', async () => {
  const bodies: string[] = []
  const endpoint = await listen(async (incoming, response) => {
    bodies.push(await text(incoming))
    response.end('{}')
  })
  const { counts, countSpans } = counting()
  const tracing = traceTo({ ...names, endpoint, countSpans, tracedShare: 0 })
  const span = tracing.startRequest(null)
  span.run(() => tracing.onDatabaseCall(call))
  span.end(request)
  expect(span.traceparent).toMatch(/-00$/)
  const job = { task: 'send-mail', attempt: 2, traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' }
  const failing = tracing.traceJob(job, async () => {
    expect(tracing.logFields()).toEqual({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736' })
    throw new Error('no mailbox ada@example.org')
  })
  await expect(failing).rejects.toThrow('no mailbox')
  await tracing.close()
  expect(counts).toEqual({ sent: 1, failed: 0, dropped: 0 })
  expect(bodies.join()).toMatch(/"name":"job send-mail".*"status":\{"code":2\}/)
  expect(bodies.join()).not.toContain('ada@')
})

test('[OPER-062] a full queue drops spans, and a collector that hangs, refuses or is away only counts', async () => {
  const spansOf = (endpoint: string, countSpans: (outcome: SpanOutcome, count: number) => void) => {
    const tracing = traceTo({ ...names, endpoint, countSpans })
    for (let index = 0; index < 2100; index++) tracing.startRequest(null).end(request)
    return tracing
  }
  const refusing = counting()
  await spansOf(await listen((_incoming, response) => void response.writeHead(503).end()), refusing.countSpans).close()
  expect(refusing.counts).toEqual({ sent: 0, failed: 2048, dropped: 52 })
  const away = counting()
  await spansOf('http://127.0.0.1:1', away.countSpans).close()
  expect(away.counts).toEqual({ sent: 0, failed: 2048, dropped: 52 })
  const redirecting = counting()
  await spansOf(
    await listen((_incoming, response) => void response.writeHead(307, { location: '/' }).end()),
    redirecting.countSpans,
  ).close()
  expect(redirecting.counts.failed).toBe(2048)
})

test('[OPER-062] the end waits for a collector that hangs as long as it is allowed, not as long as the collector', async () => {
  const { counts, countSpans } = counting()
  const half: RequestListener = (_incoming, response) => void response.writeHead(200).write('{')
  for (const endpoint of [await listen(() => {}), await listen(half)]) {
    const sender = spanSender({ endpoint, headers: {}, countSpans, timeoutMs: 3_600_000, closeMs: 50 })
    const provider = new TracerProvider({ spanProcessors: [sender.processor] })
    provider.getTracer('test').startSpan('waiting').end()
    await sender.close()
  }
  // One that began to answer has taken the spans.
  expect(counts).toEqual({ sent: 1, failed: 1, dropped: 0 })
})

test('[OPER-059] wrong settings are named, and what may hold a secret is not repeated', () => {
  const read = (env: Record<string, string>) => readSettings({ ...least, ...env })
  expect(read({})).toMatchObject({ otlpEndpoint: null, otlpHeaders: {}, otelServiceName: null, tracedShare: 1 })
  const headers = 'authorization=Bearer%20a%3D%3D, x-team = plants'
  expect(read({ OTEL_EXPORTER_OTLP_HEADERS: headers }).otlpHeaders).toEqual({ authorization: 'Bearer a==', 'x-team': 'plants' })
  expect(read({ OTEL_TRACES_SAMPLER_ARG: '0.05' }).tracedShare).toBe(0.05)
  for (const text of [
    '127.0.0.1:4318',
    'grpc://collector:4317',
    'http://ada:secret@collector',
    'http://collector/?key=secret',
    'http://c/#secret',
  ]) {
    expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: text }), text).toThrow(/^OTEL_EXPORTER_OTLP_ENDPOINT must be/)
    expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: text }), text).not.toThrow(/secret/)
  }
  for (const text of ['secret', 'a=%zz-secret', 'a b=secret', 'a=secret%0d%0ahost: x', 'a=secret;ttl=1 ,é=1']) {
    expect(() => read({ OTEL_EXPORTER_OTLP_HEADERS: text }), text).toThrow(/^OTEL_EXPORTER_OTLP_HEADERS must be name=value/)
    expect(() => read({ OTEL_EXPORTER_OTLP_HEADERS: text }), text).not.toThrow(/secret/)
  }
  for (const text of ['2', '1.5', '-1', 'half', '1e-3']) expect(() => read({ OTEL_TRACES_SAMPLER_ARG: text })).toThrow(/from 0 to 1/)
})
