import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { z } from 'zod'

const Attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.union([z.string(), z.number()])) }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])))

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  attributes: Attributes,
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
})

const Export = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes: Attributes }), scopeSpans: z.array(z.object({ spans: z.array(Span) })) }),
  ),
})

export type CollectedSpan = z.infer<typeof Span> & { service: unknown }

type Collector = { url: string; spans: CollectedSpan[]; bodies: string[]; authorizations: Set<string | undefined> }

/** A collector of OpenTelemetry on a port of its own, which decodes what processes send by OTLP over HTTP, as JSON. */
export async function startCollector(): Promise<Collector> {
  const collected: Collector = { url: '', spans: [], bodies: [], authorizations: new Set() }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.url !== '/v1/traces') return response.writeHead(404).end()
    collected.bodies.push(body)
    collected.authorizations.add(request.headers.authorization)
    for (const { resource, scopeSpans } of Export.parse(JSON.parse(body)).resourceSpans)
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        collected.spans.push({ ...span, service: resource.attributes['service.name'] })
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const address = server.address()
  collected.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return collected
}
