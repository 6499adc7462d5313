import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { MarkerRecord } from '../contract/marker-record.ts'

export const markerWeb = {
  page: () => import('./marker-page.tsx'),
  results: () => import('./marker-results.tsx'),
  form: () => import('./marker-form.ts'),
} satisfies KindWeb<MarkerRecord>
