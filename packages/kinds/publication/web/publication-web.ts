import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { PublicationRecord } from '../contract/publication-record.ts'

export const publicationWeb = {
  page: () => import('./publication-page.tsx'),
  results: () => import('./publication-results.tsx'),
  form: () => import('./publication-form.ts'),
} satisfies KindWeb<PublicationRecord>
