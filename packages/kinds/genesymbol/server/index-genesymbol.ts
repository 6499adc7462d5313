import { defineIndex, fullNames, identifier, integer, keyword, shown } from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses } from '@rosette/search-engine/query/define-clauses.ts'
import type { GenesymbolRecord } from '../contract/genesymbol-record.ts'
import { GenesymbolCriteria, GenesymbolHit, genesymbolFacets } from '../contract/genesymbol-search-card.ts'

export const genesymbolIndex = defineIndex({
  hit: GenesymbolHit,
  key: 'tair_object_id',
  order: 'symbol',
  facets: genesymbolFacets,
  fields: {
    id: keyword(),
    symbol: identifier({ isSearchable: true, isSortable: true }),
    full_name: fullNames({ isSortable: true }),
    type: keyword({ isSortable: true }),
    status: keyword({ isSortable: true }),
    reference: shown(),
    contact: shown(),
    submitted: keyword({ isSortable: true }),
    tair_object_id: integer(),
  },
})

export function toGenesymbolDocument(record: GenesymbolRecord): GenesymbolHit {
  const { tairObjectId, symbol, descriptiveSymbol, hasMutantPhenotype, status, reference, attributions } = record
  const submitted = attributions.find((line) => line.attributionType === 'submitted_by')
  return {
    id: String(tairObjectId),
    symbol,
    full_name: descriptiveSymbol,
    type: hasMutantPhenotype === null ? null : hasMutantPhenotype ? 'T' : 'F',
    status,
    reference: reference && `${reference.label}_${reference.key}`,
    // A name without a community record has nothing to link to.
    contact: submitted?.communityId ? `${submitted.name}_${submitted.communityId}` : (submitted?.name ?? null),
    submitted: submitted?.attributionDate ?? null,
    tair_object_id: tairObjectId,
  }
}

export const genesymbolSearch = defineClauses(GenesymbolCriteria, {})
