import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { ProtocolRecord } from '../contract/protocol-record.ts'

export const protocolWeb = {
  page: () => import('./protocol-page.tsx'),
  results: () => import('./protocol-results.tsx'),
  form: () => import('./protocol-form.ts'),
} satisfies KindWeb<ProtocolRecord>
