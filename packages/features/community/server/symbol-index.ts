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
