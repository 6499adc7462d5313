import { createHash } from 'node:crypto'
import { CommunityHit } from '@rosette/contract-kit/cards/community-hit.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { personFacets } from '@rosette/kinds/person/contract/person-search-card.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { BulkDocument } from '@rosette/search-engine/index/bulk-index.ts'
import {
  defineIndex,
  fullNames,
  type IndexDefinition,
  indexName,
  integer,
  keyword,
  nameList,
  prose,
  toIndexBody,
} from '@rosette/search-engine/index/index-definition.ts'

/** An index outside any release: its documents follow changes that people make at run time. */
export type LiveIndex = {
  name: string
  definition: IndexDefinition
  /** All of them, as they are now. */
  readDocuments(db: Database): AsyncIterable<BulkDocument>
}

/** The alias for searches and single changes. */
export function liveAlias(indexPrefix: string, name: string): string {
  return indexName(indexPrefix, name, 'live')
}

/**
 * Prefix of the indices behind the alias; the hash identifies their fields. The dot distinguishes them from those of releases, whose
 * IDs contain none.
 */
export function liveIndexStem(indexPrefix: string, { name, definition }: Pick<LiveIndex, 'name' | 'definition'>): string {
  return `${indexPrefix}-${name}.${definitionHash(definition)}.`
}

function definitionHash(definition: IndexDefinition): string {
  return createHash('sha256')
    .update(JSON.stringify(toIndexBody(definition)))
    .digest('hex')
    .slice(0, 8)
}

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
    last_name: nameList({ isSearchable: true }),
    first_name: nameList({ isSearchable: true }),
    other_names: nameList(),
    org_name: fullNames({ isSearchable: true }),
    // Ranked below the name itself: a search for a lab by name means the lab, then its people.
    affiliated_orgs: prose({ isSortable: true }),
    interests: prose(),
    org_type: keyword(),
    job_title: keyword(),
    // What one column shows for both kinds.
    position: keyword({ isSortable: true }),
    // A place matches too many people for general search, so only forms use it.
    city: nameList({ isSearched: false, isSearchable: true }),
    state: nameList({ isSearched: false, isSearchable: true, isSortable: true }),
    urls: nameList({ isSearched: false, isSearchable: true }),
    country: keyword({ isSortable: true }),
  },
})

/** The alias for searches and single changes. */
export function communityAlias(indexPrefix: string): string {
  return liveAlias(indexPrefix, 'community')
}

export const symbolIndexName = 'genesymbol'

/** Accepted symbols have the fields of those of a release, so that one search finds both. */
export const symbolIndex = definitionOf(kindServers.genesymbol)

export function symbolAlias(indexPrefix: string): string {
  return liveAlias(indexPrefix, symbolIndexName)
}

function definitionOf({ search }: typeof kindServers.genesymbol): IndexDefinition {
  if (!search) throw new Error('Gene class symbols are not searched')
  return search.index
}

/** Keys of the accepted symbols that a release does not have. */
export async function findAwaitedSymbols({ pool }: Pick<Database, 'pool'>, releaseId: string): Promise<number[]> {
  const { rows } = await pool.query<{ key: number }>(
    `select minted.key
     from community.symbol_submission as submission
     join community.minted_key as minted on minted.kind = 'genesymbol' and minted.natural_key = upper(submission.symbol)
     where submission.status = 'accepted'
       and not exists (select from ${schemaOf(releaseId)}.genesymbol where tair_object_id = minted.key)`,
  )
  return rows.map(({ key }) => key)
}
