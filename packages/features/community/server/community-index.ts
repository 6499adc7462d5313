import { CommunityHit } from '@rosette/contract-kit/cards/community-hit.ts'
import { personFacets } from '@rosette/kinds/person/contract/person-search-card.ts'
import { defineIndex, fullNames, integer, keyword, nameList, prose } from '@rosette/search-engine/index/index-definition.ts'
import { liveAlias } from './live-index.ts'

/** People and organizations in one index outside any release. */
export const communityIndex = defineIndex({
  hit: CommunityHit,
  key: 'communityId',
  order: 'name',
  facets: personFacets,
  fields: {
    communityId: integer(),
    type: keyword({ isSortable: true }),
    name: nameList({ isSortable: true }),
    last_name: nameList({ isAsked: true }),
    first_name: nameList({ isAsked: true }),
    other_names: nameList(),
    org_name: fullNames({ isAsked: true }),
    // Ranked below the name itself: a search for a lab by name means the lab, then its people.
    affiliated_orgs: prose({ isSortable: true }),
    interests: prose(),
    org_type: keyword(),
    job_title: keyword(),
    // What one column shows for both kinds.
    position: keyword({ isSortable: true }),
    // A place matches too many people for general search, so only forms use it.
    city: nameList({ isSearched: false, isAsked: true }),
    state: nameList({ isSearched: false, isAsked: true, isSortable: true }),
    urls: nameList({ isSearched: false, isAsked: true }),
    country: keyword({ isSortable: true }),
  },
})

/** The alias for searches and single changes. */
export function communityAlias(indexPrefix: string): string {
  return liveAlias(indexPrefix, 'community')
}
