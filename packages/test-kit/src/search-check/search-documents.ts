import { communityIndex } from '@rosette/features/community/server/live-index.ts'
import type { ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { acceptedServers, communityKindServers, kindServers } from '@rosette/kinds/registry/server.ts'
import { loadWithFurther, readKeyed } from '@rosette/release-kit/build/build-index.ts'
import type { CommunityKindServers } from '@rosette/release-kit/community-kind-server.ts'
import { type KindServers, listingsOf } from '@rosette/release-kit/kind-server.ts'
import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'
import type { TestDatabase } from '../live/test-database.ts'

export type SearchDocument = Readonly<Record<string, unknown>>

/** Everything that one index holds, as it was sent there, with the names of its fields. */
export type SearchDocuments = { definition: IndexDefinition; documents: readonly SearchDocument[] }

type Reading = Pick<TestDatabase, 'db' | 'releaseId'>

/** Made by the loaders of the kinds out of the database: nothing of it is asked from the engine. */
export async function loadSearchDocuments(reading: Reading, source: ResultSource): Promise<SearchDocuments> {
  if ('listing' in source) return loadListing(reading, source.listing)
  if (Object.hasOwn(communityKindServers, source.kind)) return loadCommunity(reading)
  const servers: KindServers = kindServers
  const server = servers[source.kind]
  if (!server?.search) throw new Error(`Records of the kind ${source.kind} are not searched`)
  const { index, toDocument } = server.search
  const documents: SearchDocument[] = []
  const load = loadWithFurther(server)
  for await (const [, { loaded, further }] of readKeyed(reading, { keys: server.keys, load })) {
    documents.push(plain({ ...toDocument(loaded), ...further }))
  }
  return { definition: index, documents: [...documents, ...(await loadAccepted(reading, source.kind, documents, index.key))] }
}

/** What people submitted and curators accepted stands beside the records of the release, as long as it has none of the same key. */
async function loadAccepted({ db }: Reading, kind: string, known: readonly SearchDocument[], key: string): Promise<SearchDocument[]> {
  const server = Object.entries(acceptedServers).find(([name]) => name === kind)?.[1]
  if (!server) return []
  const { rows } = await db.pool.query<{ key: number }>('select key from community.minted_key where kind = $1', [kind])
  const keys = rows.map((row) => row.key).filter((each) => !known.some((document) => document[key] === each))
  return [...(await server.loadDocuments(db.community, keys)).values()].map(plain)
}

async function loadListing(reading: Reading, name: string): Promise<SearchDocuments> {
  const listing = listingsOf(kindServers).find(([each]) => each === name)?.[1]
  if (!listing) throw new Error(`No listing ${name}`)
  const documents: SearchDocument[] = []
  for await (const [, document] of readKeyed(reading, { keys: listing.keys, load: listing.loadDocuments })) documents.push(plain(document))
  return { definition: listing.index, documents }
}

async function loadCommunity({ db }: Reading): Promise<SearchDocuments> {
  const { rows } = await db.pool.query<{ key: number }>('select community_id as key from community.member')
  const keys = rows.map(({ key }) => key)
  const servers: CommunityKindServers = communityKindServers
  const found = await Promise.all(Object.values(servers).map((server) => server.loadDocuments(db.community, keys)))
  return { definition: communityIndex, documents: found.flatMap((documents) => [...documents.values()].map(plain)) }
}

/** As JSON carries it. */
function plain(document: object): SearchDocument {
  return JSON.parse(JSON.stringify(document))
}
