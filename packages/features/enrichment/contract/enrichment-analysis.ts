import { defineListAnalysis } from '@rosette/contract-kit/cards/define-list-analysis.ts'

export const enrichmentAnalysis = defineListAnalysis({
  name: 'enrichment',
  title: 'Enrichment',
  action: 'Enrichment',
  description: 'Find what the genes of a list have in common: GO and PO terms, gene families, InterPro entries and publications.',
  kinds: ['locus'],
  isMain: true,
  hasRuns: true,
})
