import type { Database } from '@rosette/database/open-database.ts'
import type { ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { communityKindServers, communitySearch, kindServers } from '@rosette/kinds/registry/server.ts'
import { type Listing, listingsOf } from '@rosette/release-kit/kind-server.ts'
import { type IndexDefinition, indexName } from '@rosette/search-engine/index/index-definition.ts'
import { anyOf, type CriteriaSearch, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { communityAlias, communityIndex, findAwaitedSymbols, symbolAlias, symbolIndexName } from '../../community/server/live-index.ts'

/** Where something is searched, by which fields, and how its criteria become a query. */
export type SearchTarget = {
  index: string
  definition: IndexDefinition
  criteria: CriteriaSearch
  /** Restricts the documents, if not all of the index are meant. */
  within?: object
}

const listings: Readonly<Record<string, Listing>> = Object.fromEntries(listingsOf(kindServers))

/** Whether people and organizations are searched. */
export function isOfPeople(source: ResultSource): boolean {
  return Object.hasOwn(communityKindServers, nameOf(source))
}

function nameOf(source: ResultSource): string {
  return 'listing' in source ? source.listing : source.kind
}

/** An index of the release, or the community's, which all releases share. */
export function searchTarget(source: ResultSource, indexPrefix: string, releaseId: string): SearchTarget {
  const name = nameOf(source)
  if (isOfPeople(source)) {
    return { index: communityAlias(indexPrefix), definition: communityIndex, criteria: communitySearch }
  }
  const search = 'listing' in source ? listings[name] : Object.entries(kindServers).find(([kind]) => kind === name)?.[1].search
  if (!search) throw new Error(`There is no index of ${name}`)
  return { index: indexName(indexPrefix, name, releaseId), definition: search.index, criteria: search.criteria }
}

type Dependencies = { db: Pick<Database, 'pool'>; indexPrefix: string; releaseId: string }

/** Adds to the gene class symbols of the release those accepted since; other targets are unchanged. */
export async function withAccepted(target: SearchTarget, source: ResultSource, dependencies: Dependencies): Promise<SearchTarget> {
  if (!('kind' in source) || source.kind !== symbolIndexName) return target
  const awaited = await findAwaitedSymbols(dependencies.db, dependencies.releaseId)
  if (awaited.length === 0) return target
  return {
    ...target,
    // The star lets the engine ignore an index that does not exist before the first symbol is accepted.
    index: `${target.index},${symbolAlias(dependencies.indexPrefix)}*`,
    // Excludes from the other index what the release has and what is no longer accepted.
    within: anyOf([valueClause('_index', target.index), valueClause(target.definition.key, awaited)]),
  }
}
