import { createHash } from 'node:crypto'
import { copyRows, type RowCopy } from '@rosette/database/copy-rows.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { bulkIndex } from '@rosette/search-engine/bulk-index.ts'
import { countDocuments, createIndex, dropIndex, finishIndex } from '@rosette/search-engine/create-index.ts'
import { indexName } from '@rosette/search-engine/index-name.ts'
import type { BuildOptions } from './build-options.ts'
import { countKeys, readRecords } from './read-records.ts'
import { identifierColumns, toIdentifierRows } from './record-identifiers.ts'

export type KindCounts = { records: number; lookups: number; identifiers: number; documents: number | null }

type Copies = { documents: RowCopy; lookups: RowCopy; identifiers: RowCopy }

/** One kind: every record is loaded, validated, stored as a document and sent to its index. */
export async function buildKind(options: BuildOptions, kind: string): Promise<KindCounts> {
  const { db, engine, indexPrefix, kindServers, releaseId } = options
  const schema = schemaOf(releaseId)
  const search = kindServers[kind]?.search ?? null
  const keys = await countKeys(options, kind)
  const copies = {
    documents: await copyRows(db.pool, `${schema}.record_document`, ['kind', 'key', 'json', 'etag']),
    lookups: await copyRows(db.pool, `${schema}.record_lookup`, ['kind', 'by', 'value', 'key']),
    identifiers: await copyRows(db.pool, `${schema}.identifier`, identifierColumns),
  }
  let documents: number | null = null
  try {
    const stored = storeRecords(options, kind, keys, copies)
    if (search) {
      const index = indexName(indexPrefix, kind, releaseId)
      await dropIndex(engine, index)
      await createIndex(engine, index, search.index)
      await bulkIndex(engine, index, stored)
      await finishIndex(engine, index)
      documents = await countDocuments(engine, index)
    } else {
      for await (const _ of stored);
    }
  } catch (error) {
    for (const copy of Object.values(copies)) await copy.abort()
    throw error
  }
  const [records, lookups, identifiers] = [await copies.documents.end(), await copies.lookups.end(), await copies.identifiers.end()]
  const counts = { records, lookups, identifiers, documents }
  verifyCounts(kind, keys, counts)
  return counts
}

/** Yields the search documents; by then the record itself is on its way to the database. */
async function* storeRecords(options: BuildOptions, kind: string, total: number, copies: Copies) {
  const server = options.kindServers[kind]
  const contract = options.kinds[kind]
  if (!server || !contract) throw new Error(`No kind ${kind}`)
  let done = 0
  for await (const [key, loaded] of readRecords(options, kind)) {
    const parsed = contract.record.safeParse(loaded)
    if (!parsed.success) throw new Error(`${kind} ${key} does not keep its contract: ${describeIssues(parsed.error.issues)}`)
    const json = JSON.stringify(parsed.data)
    copies.documents.row([kind, key, json, createHash('sha256').update(json).digest('hex').slice(0, 16)])
    for (const { by, value } of server.lookups(parsed.data)) copies.lookups.row([kind, by, value, key])
    const identifiers = server.identifiers?.(parsed.data)
    if (identifiers) for (const row of toIdentifierRows(kind, key, identifiers)) copies.identifiers.row(row)
    for (const copy of Object.values(copies)) await copy.drained()
    if (++done % 100 === 0 || done === total) options.onProgress?.({ step: 'build', label: kind, done, total, unit: 'records' })
    if (server.search) yield { id: String(key), document: server.search.toDocument(parsed.data) }
  }
}

function describeIssues(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ')
}

function verifyCounts(kind: string, keys: number, { records, documents }: KindCounts): void {
  if (records !== keys) throw new Error(`${kind}: ${keys} keys but ${records} records. The loader leaves some out.`)
  if (documents !== null && documents !== keys) throw new Error(`${kind}: ${keys} records but ${documents} documents in the index.`)
}
