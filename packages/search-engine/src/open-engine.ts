import { Client } from '@opensearch-project/opensearch'
import { type Deadline, startDeadline } from './deadline.ts'
import { engineProblem } from './engine-problem.ts'
import { openLimiter } from './limiter.ts'

export type EngineOptions = {
  /** One address, or several nodes of one cluster separated by commas. */
  url: string
  /** Longest time a search may take, waiting included. */
  timeoutMs: number
  /** Searches that run at the same time. */
  concurrency: number
  /** Searches that may wait for their turn; more are refused at once. */
  queue: number
}

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** W3C trace context, passed on so that the engine's slow log can be joined with ours. */
  traceparent?: string | undefined
  /** Becomes X-Opaque-Id, which the engine shows in its task list and logs. */
  requestId?: string | undefined
}

export type EngineRequest = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query?: Record<string, string | number | boolean>
  body?: object | string
  /** Newline-delimited JSON, for `_bulk`. */
  lines?: string
}

export type EngineAnswer<Source> = {
  sources: Source[]
  total: number
  /** Where the body asked for some. */
  aggregations?: Record<string, unknown> | undefined
}

export type Engine = {
  /** One search: limited, timed and cancellable. Partial answers are failures. */
  search<Source>(index: string, body: object, options?: CallOptions): Promise<EngineAnswer<Source>>
  /** Any other call; it does not wait behind searches. Fails with the client's error, so that status codes can be told apart. */
  request(request: EngineRequest, options?: CallOptions & { timeoutMs?: number }): Promise<unknown>
  /** Whether the engine answers at all. */
  ping(): Promise<boolean>
  load(): { running: number; waiting: number }
  close(): Promise<void>
}

type SearchBody<Source> = {
  timed_out: boolean
  hits: { total: { value: number }; hits?: { _source: Source }[] }
  aggregations?: Record<string, unknown>
}

/** Opens the way to OpenSearch. Nothing is connected before the first call, and nothing needs to be reopened after an outage. */
export function openEngine({ url, timeoutMs, concurrency, queue }: EngineOptions): Engine {
  const client = connect(url, concurrency)
  const limiter = openLimiter({ concurrency, queue })
  // The engine is told to stop by itself: a search that nobody waits for must not run on, even where our closing the connection is not seen.
  const searchQuery = {
    filter_path: 'timed_out,hits.total.value,hits.hits._source,aggregations',
    allow_partial_search_results: false,
    timeout: `${timeoutMs}ms`,
    cancel_after_time_interval: `${timeoutMs}ms`,
  }

  async function search<Source>(index: string, body: object, options: CallOptions = {}): Promise<EngineAnswer<Source>> {
    const request = { method: 'POST', path: `/${index}/_search`, query: searchQuery, body } as const
    const deadline = startDeadline(timeoutMs, options.signal)
    try {
      // The shape is the engine's own, fixed by filter_path; what a document holds was validated when it was indexed.
      const answer = (await limiter.run(() => send(client, request, options, deadline), deadline.signal)) as SearchBody<Source>
      if (answer.timed_out) throw new Error(`The search in ${index} was cut off by the engine`)
      const sources = answer.hits.hits?.map((hit) => hit._source) ?? []
      return { sources, total: answer.hits.total.value, aggregations: answer.aggregations }
    } catch (cause) {
      // Given up by the caller is not a failure of the engine.
      options.signal?.throwIfAborted()
      throw engineProblem(cause)
    } finally {
      deadline.clear()
    }
  }

  async function request(request: EngineRequest, options: CallOptions & { timeoutMs?: number } = {}): Promise<unknown> {
    const deadline = startDeadline(options.timeoutMs ?? 30_000, options.signal)
    try {
      return await send(client, request, options, deadline)
    } finally {
      deadline.clear()
    }
  }

  return {
    search,
    request,
    ping: () =>
      request({ method: 'HEAD', path: '/' }, { timeoutMs: Math.min(timeoutMs, 1000) }).then(
        () => true,
        () => false,
      ),
    load: limiter.load,
    close: () => client.close(),
  }
}

function connect(url: string, concurrency: number): Client {
  const client = new Client({
    nodes: url.split(',').map((node) => node.trim()),
    maxRetries: 0,
    // Some sockets beyond the searches, so that a health check or a build never waits behind them.
    agent: { keepAlive: true, maxSockets: concurrency + 8, maxFreeSockets: concurrency + 8 },
    resurrectStrategy: 'optimistic',
    // Answers are read and sent on, never merged into objects; to look for dangerous names in each of them costs more than to parse it.
    disablePrototypePoisoningProtection: true,
  })
  // The client's own back-off for a lost node is a minute and doubles; a node that is back must be used at once.
  client.connectionPool.resurrectTimeout = 500
  client.connectionPool.resurrectTimeoutCutoff = 0
  return client
}

async function send(client: Client, request: EngineRequest, options: CallOptions, deadline: Deadline): Promise<unknown> {
  deadline.signal.throwIfAborted()
  const { method, path, query, body, lines } = request
  const headers: Record<string, string> = {}
  if (options.traceparent !== undefined) headers.traceparent = options.traceparent
  if (options.requestId !== undefined) headers['x-opaque-id'] = options.requestId
  const sent = client.transport.request(
    {
      method,
      path,
      ...(query && { querystring: query }),
      ...(body !== undefined && { body }),
      ...(lines !== undefined && { bulkBody: lines }),
    },
    // The client's time-out ends with the first byte of the answer; the deadline covers all of it.
    { headers, requestTimeout: deadline.ms },
  )
  // Returns nothing: `abort` gives back the call itself, and what a listener returns is awaited by Node and thrown when it fails.
  const abort = () => {
    sent.abort()
  }
  deadline.signal.addEventListener('abort', abort, { once: true })
  try {
    const answer = await sent
    return answer.body
  } finally {
    deadline.signal.removeEventListener('abort', abort)
  }
}
