import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { HoststrainRecord } from '../contract/hoststrain-record.ts'

export const hoststrainWeb = {
  page: () => import('./hoststrain-page.tsx'),
  results: null,
  form: null,
} satisfies KindWeb<HoststrainRecord>
