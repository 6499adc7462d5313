import type { Database } from '@rosette/database/open-database.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { type BulkDocument, bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { countDocuments, createIndex, dropIndex, finishIndex } from '@rosette/search-engine/index/create-index.ts'
import { type IndexDefinition, indexName } from '@rosette/search-engine/index/index-definition.ts'
import { withSortKeys } from '@rosette/search-engine/index/sort-key.ts'
import type { KeyColumn, KindServer, KindServers, RecordKinds } from '../kind-server.ts'
import type { OnProgress } from '../progress.ts'

export type BuildOptions = {
  db: Database
  engine: Engine
  indexPrefix: string
  kindServers: KindServers
  kinds: RecordKinds
  releaseId: string
  /** Where sequences are kept; without it none are made. */
  sequenceDir?: string
  onProgress?: OnProgress
}

/** Rebuilds the index of a kind or a listing and returns how many documents searches see in it. */
export async function fillIndex(
  { engine, indexPrefix, releaseId }: Pick<BuildOptions, 'engine' | 'indexPrefix' | 'releaseId'>,
  name: string,
  definition: IndexDefinition,
  documents: AsyncIterable<BulkDocument>,
): Promise<number> {
  const index = indexName(indexPrefix, name, releaseId)
  await dropIndex(engine, index)
  await createIndex(engine, index, definition)
  await bulkIndex(engine, index, sortable(definition, documents))
  await finishIndex(engine, index)
  return countDocuments(engine, index)
}

async function* sortable(definition: IndexDefinition, documents: AsyncIterable<BulkDocument>): AsyncGenerator<BulkDocument> {
  for await (const { id, document } of documents) yield { id, document: withSortKeys(definition, document) }
}

const pageSize = 500

type Reading = Pick<BuildOptions, 'db' | 'releaseId'>

/** What is read page by page: the keys, and how some of them become values. */
type Keyed<Value> = {
  keys: KeyColumn
  load(db: ReleaseDb, keys: readonly number[]): Promise<Map<number, Value>>
}

/** How many keys there are, and how many of them count as the kind's records. */
export async function countKeys({ db, releaseId }: Reading, { table, column, counted = 'true' }: KeyColumn) {
  const { rows } = await db.pool.query<{ keys: number; counted: number }>(
    `select count(distinct "${column}") as keys, count(distinct "${column}") filter (where ${counted}) as counted
    from ${schemaOf(releaseId)}."${table}"`,
  )
  return rows[0] ?? { keys: 0, counted: 0 }
}

/** Every value in the order of its keys. The next page is read while this one is used. */
export async function* readKeyed<Value>(reading: Reading, keyed: Keyed<Value>): AsyncGenerator<[number, Value]> {
  let next = readPage(reading, keyed, -1)
  while (true) {
    const page = await next
    if (page.last === null) return
    next = readPage(reading, keyed, page.last)
    // Anyone who stops half-way never awaits it; its failure is then of no interest.
    next.catch(() => {})
    yield* page.values
  }
}

async function readPage<Value>({ db, releaseId }: Reading, { keys: { table, column }, load }: Keyed<Value>, after: number) {
  const { rows } = await db.pool.query<{ key: number }>(
    `select distinct "${column}" as key from ${schemaOf(releaseId)}."${table}" where "${column}" > $1 order by 1 limit ${pageSize}`,
    [after],
  )
  const keys = rows.map((row) => row.key)
  const values = keys.length > 0 ? await load(db.release(releaseId), keys) : new Map<number, Value>()
  return { values, last: keys.at(-1) ?? null }
}

/** Records, and what only their search documents hold. */
export function loadWithFurther({ loadRecords, search }: Pick<KindServer, 'loadRecords' | 'search'>) {
  return async (db: ReleaseDb, keys: readonly number[]) => {
    const [records, further] = await Promise.all([loadRecords(db, keys), search?.loadFurther?.(db, keys)])
    return new Map(Array.from(records, ([key, loaded]) => [key, { loaded, further: further?.get(key) }]))
  }
}
