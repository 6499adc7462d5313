import { formatRegion, parseRegion } from '@rosette/contract-kit/records/genome-bins.ts'
import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import overview from '@rosette/ui-kit/layout/overview-cards.module.css'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { GenomePicture } from '@rosette/ui-kit/pictures/genome/genome-picture.tsx'
import { GenomeTicks, mostTicks } from '@rosette/ui-kit/pictures/genome/genome-ticks.tsx'
import { nounOf } from '@rosette/ui-kit/pictures/genome/region-chip.tsx'
import { useMemo } from 'react'
import type { TransposonfamilyRecord } from '../contract/transposonfamily-record.ts'
import { FamilyCopiesCard } from './family-copies-card.tsx'

const copies = nounOf('copy', 'copies')

/** Where the copies of a family lie. Few are single ticks; many are bars that filter the table below. */
export function TransposonfamilyOverview({ record }: { record: TransposonfamilyRecord }) {
  const { count } = record.copies
  return (
    <div className={overview.cards}>
      <TitledCard title="Where on the genome" mark={copies.count(count)} isPadded action={<OpenCopies record={record} />}>
        {count <= mostTicks ? <FewCopies record={record} /> : <ManyCopies record={record} />}
      </TitledCard>
      {count > mostTicks && <FamilyCopiesCard record={record} />}
    </div>
  )
}

function OpenCopies({ record: { transposonFamilyName, copies: all } }: { record: TransposonfamilyRecord }) {
  const href = resultsPath('transposon', { criteria: { type_family: 'exactly', input_family: transposonFamilyName } })
  return (
    <ButtonLink href={href} size="xs" variant="filled">
      Open {copies.count(all.count)} in results
    </ButtonLink>
  )
}

function FewCopies({ record }: { record: TransposonfamilyRecord }) {
  const features = useMemo(
    () =>
      record.associatedTransposons.map(({ transposon, chromosome, startPosition, endPosition }) => ({
        record: transposon,
        chromosome,
        start: startPosition,
        end: endPosition,
      })),
    [record],
  )
  return <GenomeTicks name={`Copies of ${record.transposonFamilyName}`} features={features} />
}

/** The chosen region is in the address, where the table reads it. */
function ManyCopies({ record }: { record: TransposonfamilyRecord }) {
  const address = useAddress()
  return (
    <GenomePicture
      name={`Copies of ${record.transposonFamilyName}`}
      noun={copies}
      bins={record.copies.bins}
      region={parseRegion(address.params.get('region') ?? '')}
      onRegion={(region) => address.go({ region: region && formatRegion(region), page: null })}
    />
  )
}
