import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { AnalysisreferenceRecord } from '../contract/analysisreference-record.ts'

export const analysisreferenceWeb = {
  page: () => import('./analysisreference-page.tsx'),
  results: null,
  form: null,
} satisfies KindWeb<AnalysisreferenceRecord>
