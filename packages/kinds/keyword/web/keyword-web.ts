import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { KeywordRecord } from '../contract/keyword-record.ts'

export const keywordWeb = {
  page: () => import('./keyword-page.tsx'),
  results: () => import('./keyword-results.tsx'),
  form: () => import('./keyword-form.ts'),
} satisfies KindWeb<KeywordRecord>
