import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { CommunicationRecord } from '../contract/communication-record.ts'

export const communicationWeb = {
  page: () => import('./communication-page.tsx'),
  results: null,
  form: null,
} satisfies KindWeb<CommunicationRecord>
