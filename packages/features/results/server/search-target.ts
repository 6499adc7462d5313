import type { ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { communityKindServers, communitySearch, kindServers } from '@rosette/kinds/registry/server.ts'
import { type Listing, listingsOf } from '@rosette/release-kit/kind-server.ts'
import { type IndexDefinition, indexName } from '@rosette/search-engine/index/index-definition.ts'
import type { CriteriaSearch } from '@rosette/search-engine/query/define-clauses.ts'
import { communityAlias, communityIndex } from '../../community/server/community-index.ts'

/** Where something is searched, by which fields, and how its criteria become a query. */
export type SearchTarget = {
  index: string
  definition: IndexDefinition
  criteria: CriteriaSearch
  /** Which documents are meant, where not all of the index are. */
  within?: object
}

const listings: Readonly<Record<string, Listing>> = Object.fromEntries(listingsOf(kindServers))

/** In an index of the release, or in that of the community, which all releases share. */
export function searchTarget(source: ResultSource, indexPrefix: string, releaseId: string): SearchTarget {
  const name = 'listing' in source ? source.listing : source.kind
  if (Object.hasOwn(communityKindServers, name)) {
    return { index: communityAlias(indexPrefix), definition: communityIndex, criteria: communitySearch }
  }
  const search = 'listing' in source ? listings[name] : Object.entries(kindServers).find(([kind]) => kind === name)?.[1].search
  if (!search) throw new Error(`There is no index of ${name}`)
  return { index: indexName(indexPrefix, name, releaseId), definition: search.index, criteria: search.criteria }
}
