import { defineListAnalysis } from '@rosette/contract-kit/cards/define-list-analysis.ts'

export const expressionAnalysis = defineListAnalysis({
  name: 'expression',
  title: 'Expression',
  action: 'Expression',
  description: 'Where your genes are expressed, as a clustered heat map.',
  kinds: ['locus'],
  requires: 'expression',
})
