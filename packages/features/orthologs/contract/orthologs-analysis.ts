import { defineListAnalysis } from '@rosette/contract-kit/cards/define-list-analysis.ts'

export const orthologsAnalysis = defineListAnalysis({
  name: 'orthologs',
  title: 'Orthologs',
  action: 'Orthologs',
  description: 'Orthologs of your genes in another plant.',
  kinds: ['locus'],
  requires: 'ortholog',
})
