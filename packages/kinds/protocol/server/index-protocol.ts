import { defineIndex, fullNames, integer, nameList, prose, shown } from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { termRowsClause } from '@rosette/search-engine/query/text-clause.ts'
import type { ProtocolRecord } from '../contract/protocol-record.ts'
import { ProtocolCriteria, ProtocolHit, protocolFacets } from '../contract/protocol-search-card.ts'

export const protocolIndex = defineIndex({
  hit: ProtocolHit,
  key: 'protocolId',
  order: 'title',
  // FPROTO-004: the form offers the methods.
  facets: protocolFacets,
  fields: {
    // FPROTO-003: the form asks for title, authors or description.
    title: fullNames({ isSearchable: true, isSortable: true }),
    authors: nameList({ isSearchable: true, isSortable: true, label: 'author' }),
    description: prose({ isSearchable: true }),
    keywords: fullNames({ isSortable: true, label: 'keyword' }),
    websites: shown(),
    protocolId: integer(),
  },
})

export function toProtocolDocument({ protocolId, name, authors, description, keywords, websites }: ProtocolRecord): ProtocolHit {
  return {
    protocolId,
    title: name,
    authors,
    description,
    keywords: keywords.map(({ keyword }) => keyword),
    websites: websites.map(({ webSiteName, url }) => `${webSiteName}|${url}`),
  }
}

export const protocolSearch = defineClauses(ProtocolCriteria, {
  searchTerms: (rows, _criteria, { index }) =>
    termRowsClause(index, rows, { description: ['description'], title: ['title'], authors: ['authors'] }),
  keywords: (methods) => valueClause('keywords', methods),
})
