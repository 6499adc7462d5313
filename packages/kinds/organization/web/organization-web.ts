import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { OrganizationRecord } from '../contract/organization-record.ts'

export const organizationWeb = {
  page: () => import('./organization-page.tsx'),
  results: null,
  form: null,
} satisfies KindWeb<OrganizationRecord>
