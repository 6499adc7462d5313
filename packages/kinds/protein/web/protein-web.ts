import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { ProteinRecord } from '../contract/protein-record.ts'

export const proteinWeb = {
  page: () => import('./protein-page.tsx'),
  results: () => import('./protein-results.tsx'),
  form: () => import('./protein-form.ts'),
} satisfies KindWeb<ProteinRecord>
