import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'
import { liveAlias } from './live-index.ts'

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
