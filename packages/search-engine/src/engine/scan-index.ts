import { engineProblem } from './engine-problem.ts'
import type { CallOptions, Engine } from './open-engine.ts'

/** What is read, and in which order: the last sort clause must tell any two documents apart. Without an order they come as they lie. */
export type ScanBody = { query: object; sort?: readonly object[]; _source?: readonly string[] | boolean }

export type ScanOptions = Pick<CallOptions, 'signal' | 'traceparent' | 'requestId'> & {
  /** Documents of a batch. */
  batch?: number
  /** Documents of the first batch: few, so that somebody who waits sees that it begins. */
  firstBatch?: number
}

// To find the next rows of an order the engine walks over all that match, so a batch is large; to parse a larger one would hold up others.
export const usualBatch = 5000
const usualFirstBatch = 200

// The engine may take so long over one batch; one that nobody waits for any more is stopped by the engine itself.
const batchTimeoutMs = 30_000
// How long a reader may take over two batches. What was forgotten after all, as in a process that was killed, is then gone too.
const keepAlive = '5m'

const asTheyLie = [{ _shard_doc: 'asc' }]
// The engine sends only what is read.
const parts = 'timed_out,hits.hits._source,hits.hits.sort'

type Sorts = readonly (string | number | boolean | null)[]
type Hit<Source> = { _source: Source; sort: Sorts }
type Answer<Source> = { timed_out: boolean; hits?: { hits?: Hit<Source>[] } }

/**
 * All documents that match, in batches, as they were when the scan began: later changes are not seen. Takes as much memory for
 * ten as for ten million. The next batch is on its way while the reader works on the last. It does not wait behind searches.
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
      // Told when its turn comes; until then nobody listens.
      next?.catch(() => {})
      if (hits.length > 0) yield hits.map((hit) => hit._source)
    }
  } catch (cause) {
    signal?.throwIfAborted()
    throw engineProblem(cause)
  } finally {
    signal?.removeEventListener('abort', leave)
    leaving.abort(new Error('The scan was left'))
    await closePointInTime(engine, pit, call)
  }
}

function placeOf(pit: string, size: number, after: Sorts | null): object {
  return { pit: { id: pit, keep_alive: keepAlive }, size, track_total_hits: false, ...(after && { search_after: after }) }
}

async function readBatch<Source>(engine: Pick<Engine, 'request'>, body: object, call: CallOptions): Promise<Hit<Source>[]> {
  const limit = `${batchTimeoutMs}ms`
  const query = { allow_partial_search_results: false, timeout: limit, cancel_after_time_interval: limit, filter_path: parts }
  const request = { method: 'POST', path: '/_search', query, body: { sort: asTheyLie, ...body } } as const
  // The shape is the engine's own, fixed by filter_path; what a document holds was validated when it was indexed.
  const answer = (await engine.request(request, { ...call, timeoutMs: batchTimeoutMs })) as Answer<Source>
  if (answer.timed_out) throw new Error('A batch of a scan was cut off by the engine')
  return answer.hits?.hits ?? []
}

/** Not given up half-way by the reader: what the engine opened must be known, to be closed. */
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
  // An engine that is gone closes it by itself, in its time.
  await engine.request(request, { ...call, timeoutMs: 5000 }).catch(() => {})
}
