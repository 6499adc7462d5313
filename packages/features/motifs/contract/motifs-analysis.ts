import { defineListAnalysis } from '@rosette/contract-kit/cards/define-list-analysis.ts'

export const motifsAnalysis = defineListAnalysis({
  name: 'motifs',
  title: 'Motifs',
  action: 'Motifs',
  description: 'Transcription factors whose binding motifs stand out in the promoters of your genes.',
  kinds: ['locus'],
  requires: 'motifs',
})
