import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { GeneRecord } from '../contract/gene-record.ts'

export const geneWeb = {
  page: () => import('./gene-page.tsx'),
  results: () => import('./gene-results.tsx'),
  form: null,
} satisfies KindWeb<GeneRecord>
