import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { engineProblem, engineStatus } from '../engine/engine-problem.ts'
import type { Engine } from '../engine/open-engine.ts'

export type BulkDocument = { id: string; document: object }

export type BulkOptions = {
  /** Called after each batch with the number of documents the engine has accepted so far. */
  onProgress?: (accepted: number) => void
  signal?: AbortSignal
  /** Batches in flight at the same time; documents are read only if fewer are in flight. */
  concurrency?: number
  batchBytes?: number
  /** Attempts for a batch, or the rest of one, that the engine was too busy to accept. */
  attempts?: number
}

type BulkItem = { status: number; error?: { type: string; reason: string } }
type BulkAnswer = { errors: boolean; items?: { index: BulkItem }[] }

/** Sends documents to an index and returns how many were accepted. A rejected document stops it: a release is complete or it is not a release. */
export async function bulkIndex(
  engine: Engine,
  index: string,
  documents: AsyncIterable<BulkDocument>,
  options: BulkOptions = {},
): Promise<number> {
  const { onProgress, concurrency = 3, batchBytes = 5_000_000 } = options
  let accepted = 0
  const failure = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, failure.signal]) : failure.signal
  const running = new Set<Promise<void>>()
  const start = (batch: string[]) => {
    const sending = sendBatch(engine, index, batch, { ...options, signal })
      .then(() => {
        accepted += batch.length
        onProgress?.(accepted)
      })
      .catch((error) => failure.abort(error))
      .finally(() => running.delete(sending))
    running.add(sending)
  }

  for await (const batch of batches(documents, batchBytes)) {
    while (running.size >= concurrency) await Promise.race(running)
    if (signal.aborted) break
    start(batch)
  }
  await Promise.all(running)
  signal.throwIfAborted()
  return accepted
}

/** Documents as pairs of lines, collected until a batch has the wanted size. */
async function* batches(documents: AsyncIterable<BulkDocument>, batchBytes: number): AsyncGenerator<string[]> {
  let batch: string[] = []
  let bytes = 0
  for await (const { id, document } of documents) {
    const lines = `${JSON.stringify({ index: { _id: id } })}\n${JSON.stringify(document)}\n`
    batch.push(lines)
    bytes += Buffer.byteLength(lines)
    if (bytes < batchBytes) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}

async function sendBatch(engine: Engine, index: string, batch: string[], { signal, attempts = 8 }: BulkOptions): Promise<void> {
  let rest = batch
  for (let attempt = 1; rest.length > 0; attempt++) {
    const busy = await sendLines(engine, index, rest, signal)
    if (busy.length > 0 && attempt >= attempts) {
      throw new Problem('overloaded', `OpenSearch stayed too busy to take ${busy.length} documents for ${index}.`)
    }
    // Exponential back-off from 100 ms, with jitter so that parallel batches do not retry together.
    if (busy.length > 0) await sleep(100 * 2 ** attempt * (0.5 + Math.random() / 2), undefined, signal ? { signal } : {})
    rest = busy
  }
}

/** Returns the lines that the engine was too busy for; throws on any other rejection. */
async function sendLines(engine: Engine, index: string, batch: string[], signal: AbortSignal | undefined): Promise<string[]> {
  const request = {
    method: 'POST',
    path: `/${index}/_bulk`,
    query: { filter_path: 'errors,items.*.status,items.*.error' },
    lines: batch.join(''),
  } as const
  try {
    // OpenSearch defines the shape of the answer; filter_path selects it.
    const answer = (await engine.request(request, { signal, timeoutMs: 120_000 })) as BulkAnswer
    if (!answer.errors) return []
    const items = answer.items ?? []
    const refused = items.flatMap(({ index: item }) => (item.error && item.status !== 429 ? [item.error] : []))
    if (refused.length > 0) throw refusal(index, refused)
    return batch.filter((_, at) => items[at]?.index.status === 429)
  } catch (error) {
    signal?.throwIfAborted()
    if (engineStatus(error) === 429) return batch
    throw engineProblem(error)
  }
}

function refusal(index: string, refused: { type: string; reason: string }[]): Problem {
  const reasons = [...new Set(refused.map(({ type, reason }) => `${type}: ${reason}`))].slice(0, 3)
  return new Problem('upstream_failed', `OpenSearch rejected ${refused.length} documents for ${index}. ${reasons.join(' · ')}`)
}
