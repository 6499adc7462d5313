import { defineListAnalysis } from '@rosette/contract-kit/cards/define-list-analysis.ts'

export const networkAnalysis = defineListAnalysis({
  name: 'network',
  title: 'Network',
  action: 'Network',
  description: 'Which genes bind or regulate each other.',
  kinds: ['locus'],
  requires: 'interactions',
})
