import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { MapRecord } from '../contract/map-record.ts'

export const mapWeb = {
  page: () => import('./map-page.tsx'),
  results: null,
  form: null,
} satisfies KindWeb<MapRecord>
