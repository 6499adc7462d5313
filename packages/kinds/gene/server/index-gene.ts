import { defineIndex, identifier, integer, keyword, nameList, prose } from '@rosette/search-engine/index-definition.ts'
import { GeneHit } from '../contract/gene-hit.ts'
import type { GeneRecord } from '../contract/gene-record.ts'

export const geneIndex = defineIndex({
  hit: GeneHit,
  key: 'geneId',
  order: 'geneName',
  fields: {
    geneName: identifier(),
    locusName: nameList(),
    primarySymbol: nameList(),
    affiliateSymbol: nameList(),
    description: prose(),
    geneModelType: keyword(),
    geneId: integer(),
  },
})

export function toGeneDocument(gene: GeneRecord): GeneHit {
  const [primary, ...further] = gene.symbols
  return {
    geneId: gene.geneId,
    locusName: gene.locus?.label ?? null,
    geneName: gene.name,
    geneModelType: gene.geneModelType,
    description: gene.description,
    primarySymbol: primary?.symbol ?? null,
    affiliateSymbol: further.map(({ symbol }) => symbol),
  }
}
