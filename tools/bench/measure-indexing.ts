import type { Database } from '@rosette/database/open-database.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { buildRelease } from '@rosette/release-kit/build/build-release.ts'
import { listingsOf } from '@rosette/release-kit/kind-server.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { type BulkDocument, bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { createIndex, dropIndex, finishIndex } from '@rosette/search-engine/index/create-index.ts'
import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'
import type { RateRound } from './measure/compare-sides.ts'
import type { ScratchSite } from './scratch-site.ts'

type Indexing = { db: Database; engine: Engine; releaseId: string; site: ScratchSite }
/** What a build sent to one index, request by request. */
type Sent = { index: string; definition: IndexDefinition; batches: string[] }

/** As the build sends them. */
const concurrency = 3

/** Builds a loaded release and keeps what went to the engine; then sends the same once more, by our sender and by nothing but requests. */
export async function measureIndexing(indexing: Indexing): Promise<{ index: RateRound; build: RateRound }> {
  const { sent, documents, ms: buildMs } = await buildAndKeep(indexing)
  const bareMs = await timeAll(indexing, sent, ({ index, batches }) => sendBare(indexing.site.opensearchUrl, index, batches))
  const parsed = new Map(sent.map((one) => [one, parseBatches(one.batches)]))
  const oursMs = await timeAll(indexing, sent, (one) =>
    bulkIndex(indexing.engine, one.index, stream(parsed.get(one) ?? []), { concurrency }),
  )
  const rate = (ms: number) => (documents / ms) * 1000
  return { index: { bare: rate(bareMs), ours: rate(oursMs) }, build: { bare: rate(bareMs), ours: rate(buildMs) } }
}

async function buildAndKeep({ db, engine, releaseId, site }: Indexing): Promise<{ sent: Sent[]; documents: number; ms: number }> {
  const batchesOf = new Map<string, string[]>()
  const keeping: Engine = {
    ...engine,
    request(request, options) {
      if (request.lines !== undefined) {
        const index = request.path.split('/')[1] ?? ''
        const batches = batchesOf.get(index) ?? []
        batchesOf.set(index, batches)
        batches.push(request.lines)
      }
      return engine.request(request, options)
    },
  }
  let began = 0
  const onProgress = () => {
    began ||= performance.now()
  }
  const report = await buildRelease({ db, engine: keeping, indexPrefix: site.indexPrefix, kindServers, kinds, releaseId, onProgress })
  const ms = performance.now() - began
  const sent = definitions().flatMap(([name, definition]) => {
    const index = `${site.indexPrefix}-${name}-${releaseId}`
    const batches = batchesOf.get(index)
    return batches ? [{ index, definition, batches }] : []
  })
  const listed = Object.values(report.listings).reduce((sum, count) => sum + count, 0)
  const documents = Object.values(report.kinds).reduce((sum, { documents }) => sum + (documents ?? 0), listed)
  return { sent, documents, ms }
}

function definitions(): [string, IndexDefinition][] {
  const ofKinds = Object.entries(kindServers).flatMap(([name, { search }]): [string, IndexDefinition][] =>
    search ? [[name, search.index]] : [],
  )
  return [...ofKinds, ...listingsOf(kindServers).map(([name, { index }]): [string, IndexDefinition] => [name, index])]
}

/** Only sending counts, until everything can be found; the empty index is made before. */
async function timeAll({ engine }: Indexing, sent: readonly Sent[], send: (one: Sent) => Promise<unknown>): Promise<number> {
  let ms = 0
  for (const one of sent) {
    await dropIndex(engine, one.index)
    await createIndex(engine, one.index, one.definition)
    const began = performance.now()
    await send(one)
    await finishIndex(engine, one.index)
    ms += performance.now() - began
    await dropIndex(engine, one.index)
  }
  return ms
}

async function sendBare(url: string, index: string, batches: readonly string[]): Promise<void> {
  const waiting = batches.values()
  const sender = async () => {
    for (const body of waiting) {
      const answer = await fetch(`${url}/${index}/_bulk?filter_path=errors`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-ndjson' },
      })
      const text = await answer.text()
      if (text !== '{"errors":false}') throw new Error(`_bulk answered ${answer.status}: ${text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sender))
}

function parseBatches(batches: readonly string[]): BulkDocument[] {
  const lines = batches.flatMap((batch) => batch.split('\n').filter(Boolean))
  return Array.from({ length: lines.length / 2 }, (_, index) => ({
    id: JSON.parse(lines[index * 2] ?? '').index._id,
    document: JSON.parse(lines[index * 2 + 1] ?? ''),
  }))
}

async function* stream(documents: readonly BulkDocument[]): AsyncGenerator<BulkDocument> {
  yield* documents
}
