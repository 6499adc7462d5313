import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { type Address, useAddress } from '@rosette/ui-kit/links/use-address.ts'
import type { DomainPosition } from '@rosette/ui-kit/pictures/domains/domain-groups.ts'
import { DomainLanes } from '@rosette/ui-kit/pictures/domains/domain-lanes.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useMemo } from 'react'
import type { ProteinRecord } from '../contract/protein-record.ts'
import { proteinGroups } from './protein-groups.ts'

/** All signatures on one ruler. What is grouped by and what is marked are in the address. */
export function ProteinDomains({ record }: { record: ProteinRecord }) {
  const address = useAddress()
  const grouping = address.params.get('lanes') === 'source' ? 'source' : 'entry'
  const { groups, legend } = useMemo(() => proteinGroups(record, grouping), [record, grouping])
  return (
    <TitledCard
      id="signatures"
      title="Signatures on the protein"
      mark={`${formatNumber(record.domains.length)} matches, InterPro entries: ${formatNumber(record.interproDomains.length)}`}
      isPadded
    >
      <DomainLanes
        name={record.name}
        length={record.proteinProperties.length}
        groups={groups}
        legend={legend}
        tools={
          <Segments
            label="Group lanes"
            segments={[
              { value: 'entry', label: 'By InterPro entry' },
              { value: 'source', label: 'By source' },
            ]}
            value={grouping}
            onValue={(value) => address.go({ lanes: value === 'entry' ? null : value })}
          />
        }
        marked={readMarked(address, record)}
        onMark={(position) => address.go({ residues: position && `${position.start}-${position.end}` })}
      />
    </TitledCard>
  )
}

/** The residues that the address names, if the protein has them. */
export function readMarked({ params }: Address, { proteinProperties: { length } }: ProteinRecord): DomainPosition | null {
  const [, start, end] = /^(\d{1,6})-(\d{1,6})$/.exec(params.get('residues') ?? '') ?? []
  const place = { start: Number(start), end: Number(end) }
  return start && end && place.start >= 1 && place.start <= place.end && place.end <= length ? place : null
}
