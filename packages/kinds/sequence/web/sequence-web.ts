import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { SequenceRecord } from '../contract/sequence-record.ts'

export const sequenceWeb = {
  page: () => import('./sequence-page.tsx'),
  results: null,
  form: null,
} satisfies KindWeb<SequenceRecord>
