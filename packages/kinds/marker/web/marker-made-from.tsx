import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import type { MarkerRecord } from '../contract/marker-record.ts'

export function MarkerMadeFrom({ record: { madeFrom } }: { record: MarkerRecord }) {
  if (!madeFrom) return null
  const { name, mapElementType, clone } = madeFrom
  return (
    <FactList
      facts={[
        { label: 'Name', value: clone ? <RecordLink to={clone}>{name}</RecordLink> : name },
        { label: 'Type', value: mapElementType },
      ]}
    />
  )
}
