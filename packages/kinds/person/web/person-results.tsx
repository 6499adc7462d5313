import type { CommunityHit } from '@rosette/contract-kit/cards/community-hit.ts'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { NameList, Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { personColumns } from '../contract/person-search-card.ts'
import { form } from './person-form.ts'

/** The name of a kind is what the hit calls its type, so that each row leads to a page of its own kind. */
export const results = defineResults<CommunityHit>({
  columns: personColumns,
  criteriaFields: form.fields,
  recordOf: ({ type, communityId, name }) => ({ kind: type, key: communityId, label: name }),
  cell: (columnId, hit, mark) => {
    if (columnId === 'type') return <Tag>{hit.type}</Tag>
    if (columnId === 'affiliated_orgs') return <NameList names={hit.affiliated_orgs} mark={mark} separator=" · " shown={3} />
    return undefined
  },
})
