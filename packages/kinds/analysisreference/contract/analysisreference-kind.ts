import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'

export const analysisreferenceKind = defineKind({
  name: 'analysisreference',
  path: 'analysisreference',
  aliases: [],
  label: 'Analysis reference',
  plural: 'Analysis references',
  // DANAL-001: looked up by key only.
  lookups: [],
  record: () => import('./analysisreference-record.ts').then(({ AnalysisreferenceRecord }) => AnalysisreferenceRecord),
  normalise: () => null,
  title: () => 'Analysis Reference',
  browserTitle: () => 'Analysis Reference Detail',
  summary: ({ name, description }) => description ?? `${name}, an analysis that supports annotations`,
  isObsolete: () => false,
})
