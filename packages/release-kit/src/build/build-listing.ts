import type { BulkDocument } from '@rosette/search-engine/index/bulk-index.ts'
import type { Listing } from '../kind-server.ts'
import type { BuildOptions } from './build-options.ts'
import { describeIssues } from './describe-issues.ts'
import { fillIndex } from './fill-index.ts'
import { countKeys, readKeyed } from './read-keyed.ts'

/** One listing: every row is loaded, validated and sent to its index. Returns how many documents it holds. */
export async function buildListing(options: BuildOptions, name: string, listing: Listing): Promise<number> {
  const keys = await countKeys(options, listing.keys)
  const documents = await fillIndex(options, name, listing.index, readDocuments(options, name, listing, keys))
  if (documents !== keys) throw new Error(`${name}: ${keys} rows but ${documents} documents in the index.`)
  return documents
}

async function* readDocuments(options: BuildOptions, name: string, listing: Listing, total: number): AsyncGenerator<BulkDocument> {
  let done = 0
  for await (const [key, document] of readKeyed(options, { keys: listing.keys, load: listing.loadDocuments })) {
    const parsed = listing.hit.safeParse(document)
    if (!parsed.success) throw new Error(`${name} ${key} does not keep its contract: ${describeIssues(parsed.error.issues)}`)
    if (++done % 100 === 0 || done === total) options.onProgress?.({ step: 'build', label: name, done, total, unit: 'documents' })
    // Fields beyond the hit are searched and not sent.
    yield { id: String(key), document }
  }
}
