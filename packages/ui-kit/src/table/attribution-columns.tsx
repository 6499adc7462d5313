import type { Attribution } from '@rosette/contract-kit/records/attribution.ts'
import { RecordLink } from '../links/record-link.tsx'
import type { SectionColumn } from '../record/define-page.ts'

/** How every record page lists its attributions. */
export const attributionColumns: readonly SectionColumn<Attribution>[] = [
  { id: 'type', label: 'Type', cell: (line) => line.attributionType.replaceAll('_', ' '), sortBy: (line) => line.attributionType },
  { id: 'name', label: 'Name', cell: (line) => <Giver line={line} />, sortBy: (line) => line.name },
  { id: 'date', label: 'Date', cell: (line) => line.attributionDate ?? 'Unknown', sortBy: (line) => line.attributionDate },
]

export function attributionKey({ attributionType, name, attributionDate }: Attribution): string {
  return `${attributionType} ${name} ${attributionDate}`
}

function Giver({ line: { communityType, communityId, name } }: { line: Attribution }) {
  if (communityType === null || communityId === null) return name
  return <RecordLink to={{ kind: communityType, key: communityId, label: name }}>{name}</RecordLink>
}
