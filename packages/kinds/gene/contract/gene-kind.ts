import { defineKind } from '@rosette/contract-kit/define-kind.ts'
import { GeneHit } from './gene-hit.ts'
import { GeneRecord } from './gene-record.ts'

export const geneKind = defineKind({
  name: 'gene',
  path: 'gene',
  aliases: [],
  label: 'Gene',
  plural: 'Genes',
  lookups: ['name'],
  record: GeneRecord,
  // The type Gene of the search box finds loci; gene models are found by their descriptions (DATA-028).
  search: { category: null, hit: GeneHit },
  // DETAIL-048: names hold small letters too (AT5G20730.uORF1), so both sides are compared in capitals.
  normalise: (_, text) => text.toUpperCase(),
  title: (gene) => `Gene: ${gene.name}`,
  browserTitle: (gene) => gene.name,
  summary: (gene) => gene.description ?? `${gene.name}, a gene model of Arabidopsis thaliana`,
  isObsolete: (gene) => gene.isObsolete,
})
