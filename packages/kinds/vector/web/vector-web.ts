import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { VectorRecord } from '../contract/vector-record.ts'

export const vectorWeb = {
  page: () => import('./vector-page.tsx'),
  results: () => import('./vector-results.tsx'),
  form: () => import('./vector-form.ts'),
} satisfies KindWeb<VectorRecord>
