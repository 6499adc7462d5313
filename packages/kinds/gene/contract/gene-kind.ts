import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'

export const geneKind = defineKind({
  name: 'gene',
  path: 'gene',
  aliases: [],
  label: 'Gene',
  plural: 'Genes',
  lookups: ['name'],
  record: () => import('./gene-record.ts').then(({ GeneRecord }) => GeneRecord),
  // DETAIL-048: some names contain lowercase letters (AT5G20730.uORF1), so both sides are compared in uppercase.
  normalise: (_, text) => text.toUpperCase(),
  title: (gene) => `Gene: ${gene.name}`,
  browserTitle: (gene) => gene.name,
  summary: (gene) => gene.description ?? `${gene.name}, a gene model of Arabidopsis thaliana`,
  isObsolete: (gene) => gene.isObsolete,
})
