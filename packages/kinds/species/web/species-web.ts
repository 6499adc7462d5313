import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { SpeciesRecord } from '../contract/species-record.ts'

export const speciesWeb = {
  page: () => import('./species-page.tsx'),
  results: null,
  form: null,
} satisfies KindWeb<SpeciesRecord>
