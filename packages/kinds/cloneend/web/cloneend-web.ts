import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { CloneendRecord } from '../contract/cloneend-record.ts'

export const cloneendWeb = {
  page: () => import('./cloneend-page.tsx'),
  results: null,
  form: null,
} satisfies KindWeb<CloneendRecord>
