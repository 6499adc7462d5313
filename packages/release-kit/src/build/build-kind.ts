import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { copyRows, type RowCopy } from '@rosette/database/copy-rows.ts'
import { recordEtag } from '@rosette/database/find-record-document.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { BulkDocument } from '@rosette/search-engine/index/bulk-index.ts'
import type { KindServer, Listing } from '../kind-server.ts'
import { identifierColumns, toIdentifierRows } from '../record-identifiers.ts'
import { type BuildOptions, countKeys, fillIndex, loadWithFurther, readKeyed } from './build-index.ts'
import { findOrigins } from './find-origins.ts'

export type KindCounts = {
  records: number /** What the release tells as their number. */
  counted: number
  lookups: number
  identifiers: number
  documents: number | null
}

type Copies = { documents: RowCopy; lookups: RowCopy; identifiers: RowCopy; searchedNames: RowCopy }

/** One kind: every record is loaded, validated, stored as a document and sent to its index. */
export async function buildKind(options: BuildOptions, kind: string): Promise<KindCounts> {
  const { db, releaseId } = options
  const schema = schemaOf(releaseId)
  const { search, keys: keyColumn } = serverOf(options, kind)
  const origins = await findOrigins(db, releaseId, kind, keyColumn)
  const { counted: own = 'true' } = keyColumn
  const { keys, counted } = await countKeys(options, { ...keyColumn, counted: `(${own}) and ${origins.real}` })
  const copies = {
    documents: await copyRows(db.pool, `${schema}.record_document`, ['kind', 'key', 'json', 'etag']),
    lookups: await copyRows(db.pool, `${schema}.record_lookup`, ['kind', 'by', 'value', 'key']),
    identifiers: await copyRows(db.pool, `${schema}.identifier`, identifierColumns),
    searchedNames: await copyRows(db.pool, `${schema}.searched_name`, ['kind', 'name']),
  }
  let documents: number | null = null
  try {
    const stored = storeRecords(options, kind, { total: keys, origins, copies })
    if (search) documents = await fillIndex(options, kind, search.index, stored)
    else for await (const _ of stored);
  } catch (error) {
    for (const copy of Object.values(copies)) await copy.abort()
    throw error
  }
  const [records, lookups, identifiers] = [await copies.documents.end(), await copies.lookups.end(), await copies.identifiers.end()]
  await copies.searchedNames.end()
  const counts = { records, counted, lookups, identifiers, documents }
  verifyCounts(kind, keys, counts)
  return counts
}

type Storing = { total: number; origins: Awaited<ReturnType<typeof findOrigins>>; copies: Copies }

/** Yields the search documents; by then the record itself is on its way to the database. */
async function* storeRecords(options: BuildOptions, kind: string, { total, origins: { isMixed, isMadeUp }, copies }: Storing) {
  const server = serverOf(options, kind)
  const contract = await options.kinds[kind]?.record()
  if (!contract) throw new Error(`No kind ${kind}`)
  const showsOrigin = isMixed && server.search?.index.facets.includes('origin')
  let done = 0
  for await (const [key, { loaded, further }] of readKeyed(options, { keys: server.keys, load: loadWithFurther(server) })) {
    const parsed = contract.safeParse(loaded)
    if (!parsed.success) throw new Error(`${kind} ${key} does not keep its contract: ${describeIssues(parsed.error.issues)}`)
    const json = JSON.stringify(isMadeUp(key) ? { ...parsed.data, isMadeUp: true } : parsed.data)
    copies.documents.row([kind, key, json, recordEtag(json)])
    for (const { by, value } of server.lookups(parsed.data)) copies.lookups.row([kind, by, value, key])
    const identifiers = server.identifiers?.(parsed.data)
    if (identifiers) for (const row of toIdentifierRows(kind, key, identifiers)) copies.identifiers.row(row)
    for (const copy of Object.values(copies)) await copy.drained()
    if (++done % 100 === 0 || done === total) options.onProgress?.({ step: 'build', label: kind, done, total, unit: 'records' })
    const origin = showsOrigin && { origin: isMadeUp(key) ? 'made_up' : 'published' }
    if (!server.search) continue
    const document = { ...server.search.toDocument(parsed.data), ...further, ...origin }
    for (const name of identifiers ? searchedNames(server.search, document) : []) copies.searchedNames.row([kind, name])
    yield { id: String(key), document }
  }
}

type Search = NonNullable<KindServer['search']>

/** The identifiers by which the search box finds a record: what its ids and short names are, but not names of several words. */
function searchedNames({ index, namesOfOthers = [] }: Search, document: Readonly<Record<string, unknown>>): Set<string> {
  const fields = Object.entries(index.fields).filter(
    ([field, { role }]) => (role === 'identifier' || role === 'names') && !namesOfOthers.includes(field),
  )
  const values = fields.flatMap(([field]) => document[field] ?? [])
  return new Set(values.flatMap((value) => (typeof value === 'string' ? normaliseIdentifier(value) || [] : [])))
}

function serverOf({ kindServers }: BuildOptions, kind: string): KindServer {
  const server = kindServers[kind]
  if (!server) throw new Error(`No kind ${kind}`)
  return server
}

function verifyCounts(kind: string, keys: number, { records, documents }: KindCounts): void {
  if (records !== keys) throw new Error(`${kind}: ${keys} keys but ${records} records. The loader leaves some out.`)
  if (documents !== null && documents !== keys) throw new Error(`${kind}: ${keys} records but ${documents} documents in the index.`)
}

/** One listing: every row is loaded, validated and sent to its index. Returns how many documents it holds. */
export async function buildListing(options: BuildOptions, name: string, listing: Listing): Promise<number> {
  const { keys } = await countKeys(options, listing.keys)
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

/** The first errors of a document that does not keep its contract. */
function describeIssues(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ')
}
