import type { KindName } from '@rosette/kinds/registry/contract.ts'
import { communityKindServers, kindServers } from '@rosette/kinds/registry/server.ts'
import { indexName } from '@rosette/search-engine/index-name.ts'
import { communityAlias, communityIndex } from '../../community/server/community-index.ts'
import type { SearchedIndex } from './general-search.ts'

/** Where records of a kind are searched: in an index of the release, or in that of the community, which all releases share. */
export function searchedIndex(indexPrefix: string, kind: KindName, releaseId: string): SearchedIndex {
  if (isOfCommunity(kind)) return { name: communityAlias(indexPrefix), definition: communityIndex }
  const definition = kindServers[kind].search?.index
  if (!definition) throw new Error(`Records of the kind ${kind} are not searched`)
  return { name: indexName(indexPrefix, kind, releaseId), definition }
}

function isOfCommunity(kind: KindName): kind is keyof typeof communityKindServers {
  return Object.hasOwn(communityKindServers, kind)
}
