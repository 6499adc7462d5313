import { toGenomeBins } from '@rosette/contract-kit/records/genome-bins.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { GenomePicture } from '@rosette/ui-kit/pictures/genome/genome-picture.tsx'
import { GenomeTicks, mostTicks } from '@rosette/ui-kit/pictures/genome/genome-ticks.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useMemo } from 'react'
import type { BlastHit } from '../../contract/blast-result.ts'

const noun = {
  plural: 'loci',
  count: (count: number) => (count === 1 ? '1 locus' : `${formatNumber(count)} loci`),
}

/** The loci of the hits on the chromosomes. */
export function HitsOnGenome({ hits }: { hits: readonly BlastHit[] }) {
  const features = useMemo(() => {
    const byKey = new Map(
      hits.flatMap(({ locus }) => (locus?.place ? [[locus.locus.key, { record: locus.locus, ...locus.place }] as const] : [])),
    )
    return [...byKey.values()]
  }, [hits])
  const bins = useMemo(() => toGenomeBins(features), [features])
  if (features.length === 0) return null
  const name = 'Loci of the hits on the genome'
  return (
    <TitledCard title="Hits on the genome" mark={noun.count(features.length)} isPadded>
      {features.length <= mostTicks ? (
        <GenomeTicks name={name} features={features} />
      ) : (
        <GenomePicture name={name} noun={noun} bins={bins} />
      )}
    </TitledCard>
  )
}
