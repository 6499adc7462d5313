import { defineListAnalysis } from '@rosette/contract-kit/cards/define-list-analysis.ts'

export const mutantsAnalysis = defineListAnalysis({
  name: 'mutants',
  title: 'Mutants to Order',
  action: 'Mutants to order',
  description: 'Insertion lines for your genes, best first: part hit, zygosity, day of deposit, other genes hit.',
  kinds: ['locus'],
})
