import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'

export const germplasmWeb = {
  page: () => import('./germplasm-page.tsx'),
  results: () => import('./germplasm-results.tsx'),
  form: () => import('./germplasm-form.ts'),
} satisfies KindWeb<GermplasmRecord>
