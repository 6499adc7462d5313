import type { CommunityHit } from '@rosette/contract-kit/community-hit.ts'
import { defineColumns } from '@rosette/contract-kit/define-columns.ts'

/** People and organizations stand in one list. */
export const personColumns = defineColumns<CommunityHit>([
  { id: 'name', label: 'Name', text: (hit) => hit.name, isSortable: true },
  { id: 'type', label: 'Type', text: (hit) => hit.type, isSortable: true },
  { id: 'title', label: 'Job Title or Organization Type', text: (hit) => hit.job_title ?? hit.org_type ?? '', isSortable: false },
  { id: 'affiliated_orgs', label: 'Affiliations', text: (hit) => hit.affiliated_orgs.join('; '), isSortable: false },
  { id: 'state', label: 'State', text: (hit) => hit.state ?? '', isSortable: true },
  { id: 'country', label: 'Country', text: (hit) => hit.country ?? '', isSortable: true },
])
