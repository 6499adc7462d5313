import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { CloneRecord } from '../contract/clone-record.ts'

export const cloneWeb = {
  page: () => import('./clone-page.tsx'),
  results: () => import('./clone-results.tsx'),
  form: () => import('./clone-form.ts'),
} satisfies KindWeb<CloneRecord>
