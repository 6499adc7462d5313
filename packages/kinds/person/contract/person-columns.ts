import type { CommunityHit } from '@rosette/contract-kit/cards/community-hit.ts'
import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'

/** RESULTS-057: people and organizations are in one list. */
export const personColumns = defineColumns<CommunityHit>([
  { id: 'name', label: 'Name', text: (hit) => hit.name, isSortable: true },
  { id: 'type', label: 'Type', text: (hit) => hit.type, isSortable: true },
  { id: 'position', label: 'Job title or organization type', text: (hit) => hit.job_title ?? hit.org_type ?? '', isSortable: true },
  { id: 'affiliated_orgs', label: 'Affiliations', text: (hit) => hit.affiliated_orgs.join('; '), isSortable: true },
  { id: 'state', label: 'State', text: (hit) => hit.state ?? '', isSortable: true },
  { id: 'country', label: 'Country', text: (hit) => hit.country ?? '', isSortable: true },
])
