import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { LocusNames, NameList, Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type PolymorphismHit, polymorphismColumns } from '../contract/polymorphism-search-card.ts'
import { form } from './polymorphism-form.ts'

export const results = defineResults<PolymorphismHit>({
  columns: polymorphismColumns,
  criteriaFields: form.fields,
  recordOf: (hit) => ({ kind: 'polymorphism', key: hit.polyId, label: hit.name }),
  cell: (columnId, hit, mark) => {
    if (columnId === 'aliases') return <NameList names={hit.aliases} mark={mark} />
    if (columnId === 'gene_names') return <LocusNames names={hit.gene_names} mark={mark} />
    if (columnId === 'polymorphism_type' && hit.polymorphism_type) return <Tag>{hit.polymorphism_type.replaceAll('_', ' ')}</Tag>
    if (columnId === 'polymorphism_site' && hit.polymorphism_site) return hit.polymorphism_site.replaceAll('_', ' ')
    if (columnId === 'start_position' && hit.start_position !== null) return formatNumber(hit.start_position)
    return undefined
  },
})
