import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { PersonRecord } from '../contract/person-record.ts'

export const personWeb = {
  page: () => import('./person-page.tsx'),
  results: () => import('./person-results.tsx'),
  form: () => import('./person-form.ts'),
} satisfies KindWeb<PersonRecord>
