import { defineListAnalysis } from '@rosette/contract-kit/cards/define-list-analysis.ts'

export const alignmentAnalysis = defineListAnalysis({
  name: 'alignment',
  title: 'Align Proteins',
  action: 'Align proteins',
  description: 'Align 2 to 50 Arabidopsis proteins, or sequences of your own, with MAFFT: alignment, identities and guide tree.',
  kinds: ['locus'],
  hasRuns: true,
})
