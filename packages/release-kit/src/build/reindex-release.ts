import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { BulkDocument } from '@rosette/search-engine/index/bulk-index.ts'
import { type KindServer, listingsOf } from '../kind-server.ts'
import { aloneWithRelease } from '../release-work.ts'
import { type BuildOptions, countKeys, fillIndex, readKeyed } from './build-index.ts'
import { buildListing } from './build-kind.ts'
import { findOrigins } from './find-origins.ts'

/**
 * Makes the indices of a built release again, from the documents that it stores: after the search engine was lost, or a backup restored.
 * Nothing in the database changes, so that a published release can be indexed too. Returns the documents of each index.
 */
export async function reindexRelease(options: BuildOptions): Promise<Record<string, number>> {
  return aloneWithRelease(options.db, options.releaseId, async () => {
    const indexed: Record<string, number> = {}
    for (const [kind, server] of Object.entries(options.kindServers))
      if (server.search) indexed[kind] = await reindexKind(options, kind, server, server.search)
    for (const [name, listing] of listingsOf(options.kindServers)) indexed[name] = await buildListing(options, name, listing)
    return indexed
  })
}

type Search = NonNullable<KindServer['search']>

async function reindexKind(options: BuildOptions, kind: string, server: KindServer, search: Search): Promise<number> {
  const { keys } = await countKeys(options, server.keys)
  const documents = await fillIndex(options, kind, search.index, readStored(options, kind, { server, search, total: keys }))
  if (documents !== keys) throw new Error(`${kind}: ${keys} keys but ${documents} stored documents. Build the release again.`)
  return documents
}

type Reading = { server: KindServer; search: Search; total: number }

async function* readStored(options: BuildOptions, kind: string, { server, search, total }: Reading): AsyncGenerator<BulkDocument> {
  const { db, releaseId, onProgress } = options
  const contract = await options.kinds[kind]?.record()
  if (!contract) throw new Error(`No kind ${kind}`)
  const { isMixed, isMadeUp } = await findOrigins(db, releaseId, kind, server.keys)
  const showsOrigin = isMixed && search.index.facets.includes('origin')
  let done = 0
  for await (const [key, { json, further }] of readKeyed(options, { keys: server.keys, load: loadStored(kind, search) })) {
    const origin = showsOrigin && { origin: isMadeUp(key) ? 'made_up' : 'published' }
    if (++done % 100 === 0 || done === total) onProgress?.({ step: 'index', label: kind, done, total, unit: 'records' })
    yield { id: String(key), document: { ...search.toDocument(contract.parse(JSON.parse(json))), ...further, ...origin } }
  }
}

/** Stored records, and what only their search documents hold. */
function loadStored(kind: string, search: Search) {
  return async (db: ReleaseDb, keys: readonly number[]) => {
    const [rows, further] = await Promise.all([
      db.selectFrom('recordDocument').select(['key', 'json']).where('kind', '=', kind).where('key', 'in', keys).execute(),
      search.loadFurther?.(db, keys),
    ])
    return new Map(rows.map(({ key, json }) => [key, { json, further: further?.get(key) }]))
  }
}
