import { defineListAnalysis } from '@rosette/contract-kit/cards/define-list-analysis.ts'

export const networkAnalysis = defineListAnalysis({
  name: 'network',
  title: 'Network',
  action: 'Network',
  description: 'Which of your genes bind or regulate each other, with source, method and article of every statement.',
  kinds: ['locus'],
  needs: 'interactions',
})
