import { engineProblem } from './engine-problem.ts'
import type { CallOptions, Engine } from './open-engine.ts'

/** What to read and in which order: the last sort clause must be unique. Without an order, documents come in index order. */
export type ScanBody = { query: object; sort?: readonly object[]; _source?: readonly string[] | boolean }

export type ScanOptions = Pick<CallOptions, 'signal' | 'traceparent' | 'requestId'> & {
  /** Documents per batch. */
  batch?: number
  /** Documents in the first batch: few, so that a waiting visitor sees early that it has started. */
  firstBatch?: number
}

// To find the next sorted rows, the engine visits all matches, so batches are large; parsing even larger ones would block other requests.
export const usualBatch = 5000
const usualFirstBatch = 200

// Time limit for one batch; the engine itself stops a batch that nobody waits for any more.
const batchTimeoutMs = 30_000
// How long a reader may take between two batches. It also cleans up after a process that was killed.
const keepAlive = '5m'

const indexOrder = [{ _shard_doc: 'asc' }]
// Only the parts that are read.
const parts = 'timed_out,hits.hits._source,hits.hits.sort'

type Sorts = readonly (string | number | boolean | null)[]
type Hit<Source> = { _source: Source; sort: Sorts }
type Answer<Source> = { timed_out: boolean; hits?: { hits?: Hit<Source>[] } }

/**
 * All matching documents, in batches, as they were when the scan started. Memory use does not depend on their number. The next batch is
 * fetched while the reader works on the current one. Scans do not queue behind searches.
 */
export async function* scanIndex<Source>(
  engine: Pick<Engine, 'request'>,
  index: string,
  body: ScanBody,
  options: ScanOptions = {},
): AsyncGenerator<Source[], void> {
  const { batch = usualBatch, firstBatch = Math.min(batch, usualFirstBatch), signal, ...call } = options
  const pit = await openPointInTime(engine, index, call, signal)
  const leaving = new AbortController()
  const leave = () => leaving.abort(signal?.reason)
  if (signal?.aborted) leave()
  else signal?.addEventListener('abort', leave, { once: true })
  const read = (size: number, after: Sorts | null) =>
    readBatch<Source>(engine, { ...body, ...placeOf(pit, size, after) }, { ...call, signal: leaving.signal })
  let size = firstBatch
  let next: Promise<Hit<Source>[]> | null = read(size, null)
  try {
    while (next) {
      const hits: Hit<Source>[] = await next
      const last = hits.length < size ? undefined : hits.at(-1)
      size = batch
      next = last ? read(size, last.sort) : null
      // A failure surfaces when the batch is awaited; until then it must not count as unhandled.
      next?.catch(() => {})
      if (hits.length > 0) yield hits.map((hit) => hit._source)
    }
  } catch (cause) {
    signal?.throwIfAborted()
    throw engineProblem(cause)
  } finally {
    signal?.removeEventListener('abort', leave)
    leaving.abort(new Error('The reader left the scan'))
    await closePointInTime(engine, pit, call)
  }
}

function placeOf(pit: string, size: number, after: Sorts | null): object {
  return { pit: { id: pit, keep_alive: keepAlive }, size, track_total_hits: false, ...(after && { search_after: after }) }
}

async function readBatch<Source>(engine: Pick<Engine, 'request'>, body: object, call: CallOptions): Promise<Hit<Source>[]> {
  const limit = `${batchTimeoutMs}ms`
  const query = { allow_partial_search_results: false, timeout: limit, cancel_after_time_interval: limit, filter_path: parts }
  const request = { method: 'POST', path: '/_search', query, body: { sort: indexOrder, ...body } } as const
  // OpenSearch defines the shape, filter_path selects it, and documents were validated when they were indexed.
  const answer = (await engine.request(request, { ...call, timeoutMs: batchTimeoutMs })) as Answer<Source>
  if (answer.timed_out) throw new Error('The engine timed out on a batch of a scan')
  return answer.hits?.hits ?? []
}

/** Not abortable while it runs: we must learn the id of what the engine opened in order to close it. */
async function openPointInTime(engine: Pick<Engine, 'request'>, index: string, call: CallOptions, signal?: AbortSignal): Promise<string> {
  signal?.throwIfAborted()
  const path = `/${index}/_search/point_in_time`
  const query = { keep_alive: keepAlive, allow_partial_pit_creation: false }
  try {
    // As above.
    const { pit_id } = (await engine.request({ method: 'POST', path, query }, call)) as { pit_id: string }
    return pit_id
  } catch (cause) {
    throw engineProblem(cause)
  }
}

async function closePointInTime(engine: Pick<Engine, 'request'>, pit: string, call: CallOptions): Promise<void> {
  const request = { method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [pit] } } as const
  // If the call fails, the engine closes it by itself when it expires.
  await engine.request(request, { ...call, timeoutMs: 5000 }).catch(() => {})
}
