import { Client, errors } from '@opensearch-project/opensearch'
import type { Problem } from '@rosette/contract-kit/problem.ts'
import type { Breaker } from './breaker.ts'
import { type EngineCall, timeCalls } from './engine-calls.ts'
import { engineProblem } from './engine-problem.ts'
import { type Deadline, NoAnswer, openLimiter, startDeadline } from './limiter.ts'
import { nodeOf, nodePool } from './node-pool.ts'

export type EngineOptions = {
  /** One address, or several nodes of one cluster separated by commas. */
  url: string
  /** Maximum duration of a search, including the time spent waiting. */
  timeoutMs: number
  /** Searches that run at the same time. */
  concurrency: number
  /** Searches that may wait for a slot; more are refused at once. */
  queue: number
  /** Hears how each call ended, for metrics. */
  onCall?: (call: EngineCall) => void
  /** Hears which node, as host and port, refused, broke off or did not answer in time. */
  onNodeFailure?: (node: string) => void
  /** Refuses searches while the engine does not answer. Without one each search waits for its time limit. */
  breaker?: Breaker
}

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** W3C trace context, passed on so that the engine's slow log can be correlated with ours. */
  traceparent?: string | undefined
  /** Sent as X-Opaque-Id, which the engine shows in its task list and logs. */
  requestId?: string | undefined
  /** Whether the answer includes the sort values of the hits. */
  hasSorts?: boolean | undefined
  /** Whether the engine caches the answer until the index changes; for searches that many visitors share. */
  isStored?: boolean | undefined
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
  /** The sort values of each hit, if the caller asked for them. */
  sorts?: (string | number | null)[][] | undefined
  /** The highlighted texts of each hit, if the body asked for them. */
  highlights?: Record<string, string[]>[] | undefined
  /** The named clauses that each hit matched, along with its highlights. */
  matchedNames?: string[][] | undefined
  total: number
  /** If the body asked for any. */
  aggregations?: Record<string, unknown> | undefined
  /** Other spellings of a text, if the body asked for them. */
  suggestions?: Record<string, EngineSuggestion[]> | undefined
}

/** Other spellings of a part of a text, from one field. */
export type EngineSuggestion = {
  text: string
  offset: number
  length: number
  options: { text: string; score: number; freq: number }[]
}

/** A search that is sent with others. */
export type OneOfMany = { index: string; body: object } & Pick<CallOptions, 'hasSorts'>

export type Engine = {
  /** One search: limited, timed and cancellable. Partial answers are failures. */
  search<Source>(index: string, body: object, options?: CallOptions): Promise<EngineAnswer<Source>>
  /**
   * Several searches in one request, limited, timed and cancellable as one. Each has an answer of its own, or the problem that it had:
   * the others do not fail with it.
   */
  searchMany(searches: readonly OneOfMany[], options?: CallOptions): Promise<(EngineAnswer<unknown> | Problem)[]>
  /** Any other call; it does not queue behind searches. Fails with the client's error, so that callers can inspect the status code. */
  request(request: EngineRequest, options?: CallOptions & { timeoutMs?: number }): Promise<unknown>
  /** Whether the engine answers at all. */
  ping(): Promise<boolean>
  load(): { running: number; waiting: number }
  /** The nodes by host and port, and whether calls go to them. */
  nodes(): { node: string; isUp: boolean }[]
  isRefusing(): boolean
  close(): Promise<void>
}

type EngineHit<Source> = {
  _source: Source
  sort?: (string | number | null)[]
  highlight?: Record<string, string[]>
  matched_queries?: string[]
}

type SearchBody<Source> = {
  timed_out: boolean
  hits: { total: { value: number }; hits?: EngineHit<Source>[] }
  aggregations?: Record<string, unknown>
  suggest?: Record<string, EngineSuggestion[]>
}

/** A client for OpenSearch. It connects on the first call, and nothing needs to be reopened after an outage. */
export function openEngine(options: EngineOptions): Engine {
  const { timeoutMs, breaker } = options
  const timed = timeCalls(options.onCall)
  const client = connect(options)
  const limiter = openLimiter(options)
  // The engine is told to stop by itself: a search that nobody waits for must not run on, even if the engine does not notice a closed connection.
  const searchQuery = {
    allow_partial_search_results: false,
    timeout: `${timeoutMs}ms`,
    cancel_after_time_interval: `${timeoutMs}ms`,
  }

  /** Those who waited for a slot are refused, too, if the engine fell silent meanwhile. */
  async function sendSearch(request: EngineRequest, options: CallOptions, deadline: Deadline): Promise<unknown> {
    const sendIt = () => send(client, request, options, deadline)
    breaker?.check()
    return limiter.run(() => (breaker ? breaker.run(sendIt) : sendIt()), deadline.signal)
  }

  async function search<Source>(index: string, body: object, options: CallOptions = {}): Promise<EngineAnswer<Source>> {
    const query = { ...searchQuery, filter_path: partsOf(body, options), ...(options.isStored && { request_cache: true }) }
    const request = { method: 'POST', path: `/${index}/_search`, query, body } as const
    const deadline = startDeadline(timeoutMs, options.signal)
    try {
      // OpenSearch defines the shape, filter_path selects it, and documents were validated when they were indexed.
      const answer = (await sendSearch(request, options, deadline)) as SearchBody<Source>
      return readAnswer(answer, { index, body, ...options })
    } catch (cause) {
      // Given up by the caller is not a failure of the engine.
      options.signal?.throwIfAborted()
      throw engineProblem(cause)
    } finally {
      deadline.clear()
    }
  }

  async function searchMany(searches: readonly OneOfMany[], options: CallOptions = {}): Promise<(EngineAnswer<unknown> | Problem)[]> {
    if (searches.length === 0) return []
    const parts = new Set(searches.flatMap((search) => partsOf(search.body, search).split(',')))
    const query = { filter_path: ['status', 'error', ...parts].map((part) => `responses.${part}`).join(',') }
    const { timeout, ...limits } = searchQuery
    const lines = searches.flatMap(({ index, body }) => [
      { index, ...limits },
      { ...body, timeout },
    ])
    const request = {
      method: 'POST',
      path: '/_msearch',
      query,
      lines: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
    } as const
    const deadline = startDeadline(timeoutMs, options.signal)
    try {
      // As above.
      const { responses } = (await sendSearch(request, options, deadline)) as { responses: ManyBody[] }
      return searches.map((search, index) => readOneOfMany(responses[index], search))
    } catch (cause) {
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

  const ping = () => request({ method: 'HEAD', path: '/' }, { timeoutMs: Math.min(timeoutMs, 1000) })
  return {
    search: <Source>(index: string, body: object, options?: CallOptions) =>
      timed('search', options?.signal, () => search<Source>(index, body, options)),
    searchMany: (searches, options) => timed('search_many', options?.signal, () => searchMany(searches, options)),
    request: (call, options) => timed('request', options?.signal, () => request(call, options)),
    ping: () =>
      timed('ping', undefined, ping).then(
        () => true,
        () => false,
      ),
    load: limiter.load,
    nodes: () =>
      client.connectionPool.connections.map((node) => ({ node: nodeOf(node), isUp: !client.connectionPool.dead.includes(node.id) })),
    isRefusing: () => breaker?.isOpen() ?? false,
    close: () => client.close(),
  }
}

function readAnswer<Source>(answer: SearchBody<Source>, { index, body, hasSorts }: OneOfMany): EngineAnswer<Source> {
  if (answer.timed_out) throw new Error(`The search in ${index} was cut off by the engine`)
  const hits = answer.hits.hits ?? []
  return {
    sources: hits.map((hit) => hit._source),
    total: answer.hits.total.value,
    aggregations: answer.aggregations,
    ...(answer.suggest && { suggestions: answer.suggest }),
    ...(hasSorts && { sorts: hits.map((hit) => hit.sort ?? []) }),
    ...('highlight' in body && {
      highlights: hits.map((hit) => hit.highlight ?? {}),
      matchedNames: hits.map((hit) => hit.matched_queries ?? []),
    }),
  }
}

/** In an answer to several searches each has a status of its own. */
type ManyBody = { status: number } & ((SearchBody<unknown> & { error?: undefined }) | { error: object })

function readOneOfMany(answer: ManyBody | undefined, search: OneOfMany): EngineAnswer<unknown> | Problem {
  try {
    if (answer && !answer.error) return readAnswer(answer, search)
    throw new Error(`The search in ${search.index} failed: ${JSON.stringify(answer?.error ?? null)}`)
  } catch (cause) {
    return engineProblem(cause, answer?.status)
  }
}

/** The engine sends only what is read. */
export function partsOf(body: object, { hasSorts = false }: CallOptions): string {
  const parts = ['timed_out', 'hits.total.value', 'hits.hits._source', 'aggregations', 'suggest']
  return [
    ...parts,
    ...(hasSorts ? ['hits.hits.sort'] : []),
    ...('highlight' in body ? ['hits.hits.highlight', 'hits.hits.matched_queries'] : []),
  ].join(',')
}

function connect({ url, concurrency, onNodeFailure }: EngineOptions): Client {
  return new Client({
    nodes: url.split(','),
    ConnectionPool: nodePool(onNodeFailure),
    // Which calls are tried again is said with each of them.
    maxRetries: 0,
    // Some sockets beyond the searches, so that a health check or a build never waits behind them.
    agent: { keepAlive: true, maxSockets: concurrency + 8, maxFreeSockets: concurrency + 8 },
    // Answers are passed on, never merged into objects; checking each of them for dangerous keys costs more than parsing it.
    disablePrototypePoisoningProtection: true,
  })
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
    {
      headers,
      // It covers only the time to the first byte, while the deadline covers the whole answer and all nodes that are tried.
      requestTimeout: deadline.ms + 1000,
      maxRetries: isRead(request) ? client.connectionPool.size - 1 : 0,
    },
  )
  // Must return nothing: `abort` returns the call itself, and Node awaits what a listener returns and throws if it rejects.
  const abort = () => {
    sent.abort()
  }
  deadline.signal.addEventListener('abort', abort, { once: true })
  try {
    const answer = await sent
    return answer.body
  } catch (error) {
    if (deadline.signal.reason instanceof NoAnswer) leaveOut(client, error)
    // That it was given up says more than that the client gave it up.
    deadline.signal.throwIfAborted()
    throw error
  } finally {
    deadline.signal.removeEventListener('abort', abort)
  }
}

/** Another node may be asked if a connection fails after such a call was sent. */
function isRead({ method, path }: EngineRequest): boolean {
  return method === 'GET' || method === 'HEAD' || /\/_m?search$/.test(path)
}

/** The client leaves out a node that refuses or breaks off by itself, not one whose call we gave up. If it was only slow, a ping brings it back. */
function leaveOut({ connectionPool }: Client, error: unknown): void {
  if (!(error instanceof errors.RequestAbortedError)) return
  // Absent if it was given up before it was sent; the client's types do not say so.
  const meta = error.meta as typeof error.meta | undefined
  if (meta) connectionPool.markDead(meta.meta.connection)
}
