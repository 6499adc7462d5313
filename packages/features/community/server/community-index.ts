import { createHash } from 'node:crypto'
import { CommunityHit } from '@rosette/contract-kit/community-hit.ts'
import { defineIndex, fullNames, integer, keyword, nameList, prose, toIndexBody } from '@rosette/search-engine/index-definition.ts'
import { indexName } from '@rosette/search-engine/index-name.ts'

/** People and organizations in one index, which no release owns. */
export const communityIndex = defineIndex({
  hit: CommunityHit,
  key: 'communityId',
  order: 'name',
  facets: ['type', 'country'],
  fields: {
    communityId: integer(),
    type: keyword({ isSortable: true }),
    name: nameList({ isSortable: true }),
    last_name: nameList({ isAsked: true }),
    first_name: nameList({ isAsked: true }),
    other_names: nameList(),
    org_name: fullNames({ isAsked: true }),
    // Below the name itself: who asks for a lab by name means the lab, then its people.
    affiliated_orgs: prose(),
    interests: prose(),
    org_type: keyword(),
    job_title: keyword(),
    // Where somebody works names many, so that only forms ask for it.
    city: nameList({ isSearched: false, isAsked: true }),
    state: keyword({ isSortable: true }),
    country: keyword({ isSortable: true }),
  },
})

/** Where searches and single changes go. */
export function communityAlias(indexPrefix: string): string {
  return indexName(indexPrefix, 'community', 'live')
}

/**
 * Names of the indices behind the alias begin with this; the hash says of which fields they are made. The dot keeps them
 * apart from those of releases, whose ids have none.
 */
export function communityIndexStem(indexPrefix: string): string {
  return `${indexPrefix}-community.${definitionHash}.`
}

const definitionHash = createHash('sha256')
  .update(JSON.stringify(toIndexBody(communityIndex)))
  .digest('hex')
  .slice(0, 8)
