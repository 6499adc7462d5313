import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { acceptedServers } from '@rosette/kinds/registry/server.ts'
import type { BulkDocument } from '@rosette/search-engine/index/bulk-index.ts'
import { withSortKeys } from '@rosette/search-engine/index/sort-key.ts'
import { writeDocuments } from '@rosette/search-engine/index/write-documents.ts'
import { sql } from 'kysely'
import type { CommunityIndexDependencies } from './index-members.ts'
import { mintSymbolKeys } from './index-tasks.ts'
import { symbolAlias, symbolIndex } from './live-index.ts'

/** Updates the search documents of some symbols from the current rows, whatever the change was. */
export async function indexSymbols({ db, engine, indexPrefix }: CommunityIndexDependencies, symbols: readonly string[]): Promise<void> {
  await db.community.transaction().execute(async (tx) => {
    // Waits while the index is rebuilt: a change written to the old index would be lost with it.
    await sql`select pg_advisory_xact_lock_shared(${lockSpace.communityIndex}::integer, hashtext(${indexPrefix}))`.execute(tx)
    // Drawn before the rows are read: a higher number means rows at least as new, and every change has its own job.
    const { rows } = await sql<{ number: number }>`select nextval('community.change_number') as number`.execute(tx)
    const version = rows[0]?.number ?? 0
    const keys = await keysQuery(tx, symbols).execute()
    const documents = await loadSymbolDocuments(
      tx,
      keys.map(({ key }) => key),
    )
    const changes = keys.map(({ key }) => ({ id: String(key), version, document: documents.get(key) ?? null }))
    await writeDocuments(engine, symbolAlias(indexPrefix), changes)
  })
}

/** Documents of symbols contain the names of their submitters, so they change with them. */
export async function indexSymbolsOf(dependencies: CommunityIndexDependencies, communityIds: readonly number[]): Promise<void> {
  const rows = await dependencies.db.community
    .selectFrom('symbolSubmission')
    .select('symbol')
    .where('status', '=', 'accepted')
    .where('submitterId', '=', (eb) => eb.fn.any(sql.val(communityIds)))
    .execute()
  const symbols = rows.map(({ symbol }) => symbol.toUpperCase())
  if (symbols.length > 0) await indexSymbols(dependencies, symbols)
}

/** Documents of all accepted symbols: a few hundred, so they are read at once. */
export async function* readSymbolDocuments({ community }: Database): AsyncGenerator<BulkDocument> {
  await mintSymbolKeys(community)
  const keys = await community.selectFrom('mintedKey').select('key').where('kind', '=', 'genesymbol').execute()
  const documents = await loadSymbolDocuments(
    community,
    keys.map(({ key }) => key),
  )
  for (const [key, document] of documents) yield { id: String(key), document }
}

async function loadSymbolDocuments(db: CommunityDb, keys: readonly number[]): Promise<Map<number, object>> {
  const documents = await acceptedServers.genesymbol.loadDocuments(db, keys)
  return new Map(Array.from(documents, ([key, document]) => [key, withSortKeys(symbolIndex, document)]))
}

function keysQuery(db: CommunityDb, symbols: readonly string[]) {
  return db
    .selectFrom('mintedKey')
    .select('key')
    .where('kind', '=', 'genesymbol')
    .where('naturalKey', '=', (eb) => eb.fn.any(sql.val(symbols)))
}
