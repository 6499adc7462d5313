import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'

export const ecotypeWeb = {
  page: () => import('./ecotype-page.tsx'),
  results: () => import('./ecotype-results.tsx'),
  form: () => import('./ecotype-form.ts'),
} satisfies KindWeb<EcotypeRecord>
