import { defineIndex, identifier, integer, keyword, nameList, prose } from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import type { GeneRecord } from '../contract/gene-record.ts'
import { GeneCriteria, GeneHit, geneFacets } from '../contract/gene-search-card.ts'

export const geneIndex = defineIndex({
  hit: GeneHit,
  key: 'geneId',
  order: 'geneName',
  facets: geneFacets,
  fields: {
    geneName: identifier({ isSortable: true, label: 'gene model' }),
    locusName: nameList({ isSortable: true, label: 'locus' }),
    primarySymbol: nameList({ isSortable: true, label: 'symbol' }),
    affiliateSymbol: nameList({ isSortable: true, label: 'symbol' }),
    description: prose(),
    geneModelType: keyword({ isSortable: true }),
    geneId: integer(),
    locusId: integer(),
  },
})

export function toGeneDocument(gene: GeneRecord): GeneHit {
  const [primary, ...further] = gene.symbols
  return {
    geneId: gene.geneId,
    locusName: gene.locus?.label ?? null,
    locusId: gene.locus?.key ?? null,
    geneName: gene.name,
    geneModelType: gene.geneModelType,
    description: gene.description,
    primarySymbol: primary?.symbol ?? null,
    affiliateSymbol: further.map(({ symbol }) => symbol),
  }
}

export const geneSearch = defineClauses(GeneCriteria, {
  genes: async (selection, _, { keysOfSelection }) => valueClause('locusId', await keysOfSelection(selection)),
})
