import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { ArrayelementRecord } from '../contract/arrayelement-record.ts'

export const arrayelementWeb = {
  page: () => import('./arrayelement-page.tsx'),
  results: () => import('./arrayelement-results.tsx'),
  form: null,
} satisfies KindWeb<ArrayelementRecord>
