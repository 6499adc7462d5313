import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { TransposonfamilyRecord } from '../contract/transposonfamily-record.ts'

export const transposonfamilyWeb = {
  page: () => import('./transposonfamily-page.tsx'),
  results: () => import('./transposonfamily-results.tsx'),
  form: null,
} satisfies KindWeb<TransposonfamilyRecord>
