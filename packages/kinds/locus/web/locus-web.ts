import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { LocusRecord } from '../contract/locus-record.ts'

export const locusWeb = {
  page: () => import('./locus-page.tsx'),
  results: () => import('./locus-results.tsx'),
  form: () => import('./locus-form.ts'),
} satisfies KindWeb<LocusRecord>
