import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { TransposonRecord } from '../contract/transposon-record.ts'

export const transposonWeb = {
  page: () => import('./transposon-page.tsx'),
  results: () => import('./transposon-results.tsx'),
  form: () => import('./transposon-form.ts'),
} satisfies KindWeb<TransposonRecord>
