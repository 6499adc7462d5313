import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { StartedRun } from '@rosette/features/runs/contract/run-status.ts'
import { startApi } from '@rosette/test-kit/api-process.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { makeDataset } from '@rosette/test-kit/patterns/make-dataset.ts'
import { expect, onTestFinished, test } from 'vitest'
import { type CollectedSpan, startCollector } from './start-collector.ts'

/** Names on standard error each module of OpenTelemetry that a process loads. */
const namesModules = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  import { writeSync } from 'node:fs'
  registerHooks({ load(url, context, next) { if (url.includes('@opentelemetry/')) writeSync(2, 'loaded ' + url + '\\n'); return next(url, context) } })
`)}`

const stranger = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceIdOf = (answer: Response) => answer.headers.get('traceparent')?.split('-')[1] ?? ''

function startWorker(env: Record<string, string>): () => string {
  const main = fileURLToPath(new URL('../../apps/worker/src/main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (text: Buffer) => {
    output += text
  })
  return () => output
}

function searchGeneral(address: string, searchText: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${address}/api/search/general`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ searchText, category: 'genes' }),
  })
}

test('[OPER-060] [OPER-059] a record, a search and a run are traces, from the request to queue and worker', {
  timeout: 240_000,
}, async () => {
  const collector = await startCollector()
  const database = await testDatabase()
  const dataset = 'araport11_upstream_500'
  const sequenceDir = await makeDataset(database, dataset, { AT1G01010: 'TTTTTTTTCACGTGTCTTTTTTTTTTTTTTTTTTTTTTTT' })
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc' }
  const env = { ...tracing, SEQUENCE_DIR: sequenceDir, PREMIUM_TOOLS: 'mark' }
  const api = startApi(database, { ...env, NODE_OPTIONS: namesModules })
  const { url: engineUrl } = testEngine()
  const workerOutput = startWorker({ ...env, DATABASE_URL: database.url, OPENSEARCH_URL: engineUrl, INDEX_PREFIX: database.indexPrefix })
  const address = await api.address()

  const record = await fetch(`${address}/api/detail/locus?name=AT4G18960`, {
    headers: { traceparent: `00-${stranger}-00f067aa0ba902b7-01` },
  })
  expect(record.status).toBe(200)
  const search = await searchGeneral(address, 'AG')
  expect(search.status).toBe(200)
  const run = await fetch(`${address}/api/services/patmatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({ pattern: 'CACGTGTC', dataset }),
  })
  StartedRun.parse(await run.json())
  await fetch(`${address}/healthz`)

  const spansOf = (answer: Response) => collector.spans.filter(({ traceId }) => traceId === traceIdOf(answer))
  const rootOf = (answer: Response) => spansOf(answer).find(({ name }) => / \/api\//.test(name))
  const below = (parent: CollectedSpan | undefined) =>
    collector.spans.filter(({ parentSpanId }) => parent !== undefined && parentSpanId === parent.spanId).map(({ name }) => name)
  const job = () => spansOf(run).find(({ name }) => name === 'job take-run')
  await expect
    .poll(() => [rootOf(record)?.name, rootOf(search)?.name, rootOf(run)?.name, job()?.service], { timeout: 90_000 })
    .toEqual(['GET /api/detail/locus', 'POST /api/search/general', 'POST /api/services/patmatch', 'rosette-worker'])
  expect(rootOf(record)).toMatchObject({
    service: 'rosette-api',
    attributes: { 'http.route': '/api/detail/locus', 'http.response.status_code': 200 },
  })
  expect(rootOf(record)).not.toHaveProperty('parentSpanId')
  expect(record.headers.get('traceparent')).toBe(`00-${rootOf(record)?.traceId}-${rootOf(record)?.spanId}-01`)
  expect(below(rootOf(record))).toEqual(expect.arrayContaining(['postgresql connection', 'postgresql select']))
  expect(below(rootOf(search)).join()).toMatch(/opensearch search/)
  expect(below(rootOf(run))).toEqual(expect.arrayContaining(['postgresql begin', 'postgresql insert', 'postgresql commit']))
  expect(job()).toMatchObject({ parentSpanId: rootOf(run)?.spanId, attributes: { 'rosette.task': 'take-run', 'rosette.attempt': 1 } })
  expect(below(job())).toEqual(expect.arrayContaining(['postgresql connection', 'postgresql update']))

  // What the log says of a request and of a job is found by the trace, and nothing that visitors wrote is in it.
  expect(api.output()).toMatch(new RegExp(`"traceId":"${traceIdOf(search)}".*"answered"`))
  expect(workerOutput()).toMatch(new RegExp(`"traceId":"${traceIdOf(run)}".*"Job done"`))
  const keys = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)))
  const known = ['db.operation.name', 'db.system.name', 'http.request.method', 'http.response.status_code', 'http.route']
  expect([...keys].sort()).toEqual([...known, 'rosette.attempt', 'rosette.outcome', 'rosette.task'])
  expect(collector.bodies.join()).not.toMatch(/AT4G18960|CACGTGTC|127\.0\.0\.1|healthz|select "/i)
  expect([...collector.authorizations]).toEqual(['Bearer abc'])
  expect(traceIdOf(record)).not.toBe(stranger)
  expect(api.output()).toMatch(/^loaded .*@opentelemetry\/sdk-trace\//m)
})

test('[OPER-061] only a trusted proxy hands on a trace, and only a valid one', { timeout: 240_000 }, async () => {
  const { url: endpoint } = await startCollector()
  const api = startApi(demoDatabase(), { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRUST_PROXY: '127.0.0.1', OTEL_TRACES_SAMPLER_ARG: '0' })
  const address = await api.address()
  const answerTo = async (headers: Record<string, string>) =>
    (await fetch(`${address}/api/testJava`, { headers })).headers.get('traceparent') ?? ''
  const valid = `00-${stranger}-00f067aa0ba902b7-01`
  const proxied = { 'x-forwarded-for': '192.0.2.7' }
  expect(await answerTo({ ...proxied, traceparent: valid })).toMatch(new RegExp(`^00-${stranger}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`))
  expect(await answerTo({ ...proxied, traceparent: valid.replace(/1$/, '0') })).toMatch(new RegExp(`^00-${stranger}-[0-9a-f]{16}-00$`))
  // Who calls by itself decides neither on the trace nor on whether it is recorded: we record none here.
  expect(await answerTo({ traceparent: valid })).toMatch(new RegExp(`^00-(?!${stranger})[0-9a-f]{32}-[0-9a-f]{16}-00$`))
  for (const header of [
    '',
    'x',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `ff${valid.slice(2)}`,
    `${valid}-more`,
    valid.repeat(90),
    `${valid}, ${valid}`,
  ])
    expect(await answerTo({ ...proxied, traceparent: header }), header.slice(0, 60)).toMatch(
      new RegExp(`^00-(?!${stranger}|0{32})[0-9a-f]{32}-[0-9a-f]{16}-00$`),
    )
})

test('[OPER-062] [OPER-061] a collector that hangs delays neither answers nor the end; strangers forge no proxy', {
  timeout: 120_000,
}, async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close().closeAllConnections())
  const firstBatch = once(silent, 'request')
  const at = silent.address()
  const endpoint = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
  const api = startApi(demoDatabase(), { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, METRICS_PORT: '0', SHUTDOWN_TIMEOUT_MS: '60000' })
  const address = await api.address()
  const headers = { 'x-forwarded-for': '192.0.2.7', traceparent: `00-${stranger}-00f067aa0ba902b7-01` }
  expect(traceIdOf(await fetch(`${address}/api/testJava`, { headers }))).not.toBe(stranger)
  await firstBatch
  const port = /"port":(\d+),"msg":"metrics are served"/.exec(api.output())?.[1]
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await expect.poll(metrics, { timeout: 90_000 }).toMatch(/^rosette_trace_spans_total\{outcome="failed"\} [1-9]/m)
  expect((await fetch(`${address}/api/detail/locus?name=AT4G18960`)).status).toBe(200)
  api.child.kill('SIGTERM')
  expect(await api.exited).toEqual([0, null])
})

test('[OPER-059] without a collector no module of OpenTelemetry is loaded', { timeout: 240_000 }, async () => {
  const api = startApi(demoDatabase(), { NODE_OPTIONS: namesModules, METRICS_PORT: '0', OTEL_TRACES_SAMPLER_ARG: '1' })
  expect((await fetch(`${await api.address()}/api/detail/locus?name=AT4G18960`)).status).toBe(200)
  // prom-client brings the interfaces of another version with it.
  expect(api.output()).not.toMatch(/^loaded .*@opentelemetry\/(?!api\/)/m)
  const port = /"port":(\d+),"msg":"metrics are served"/.exec(api.output())?.[1]
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).not.toContain('rosette_trace_spans_total')
})
