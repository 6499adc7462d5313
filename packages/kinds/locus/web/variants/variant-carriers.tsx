import { recordPartQuery } from '@rosette/api-client/record-part-query.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { MapKey } from '@rosette/ui-kit/pictures/world-map/map-key.tsx'
import { WorldMap } from '@rosette/ui-kit/pictures/world-map/world-map.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { type AlleleCarrier, locusCarriers, type VariantAllele } from '../../contract/locus-variants.ts'
import classes from './variant-table.module.css'

type VariantCarriersProps = { locusId: number; set: string; allele: VariantAllele }

/** VARIANT-007: the accessions that carry an allele, those with coordinates on the map. */
export function VariantCarriers({ locusId, set, allele: { position, ref, alt } }: VariantCarriersProps) {
  const part = useQuery(recordPartQuery(locusCarriers, locusId, { set, position: String(position), ref, alt }))
  return (
    <QueryPart query={part} what="the accessions">
      {({ carriers }) => <Carriers name={`${formatNumber(position)} ${ref} → ${alt}`} carriers={carriers} />}
    </QueryPart>
  )
}

function Carriers({ name, carriers }: { name: string; carriers: readonly AlleleCarrier[] }) {
  const points = carriers.flatMap(({ sample, ecotype, country, latitude, longitude }) => {
    if (ecotype === null || latitude === null || longitude === null) return []
    return [{ id: sample, label: ecotype.label, look: 'plain', record: ecotype, note: country ?? '', latitude, longitude } as const]
  })
  return (
    <section className={classes.carriers} aria-label={`Accessions with ${name}`}>
      <p>
        {formatCount(carriers.length, 'accession')} with {name}, {formatNumber(points.length)} of them with a recorded origin.
      </p>
      {points.length > 0 && (
        <WorldMap name={`Accessions with ${name}`} points={points} isZoomable legend={<MapKey look="plain">recorded origin</MapKey>} />
      )}
      <ul className={classes.names}>
        {carriers.map(({ sample, ecotype }) => (
          <li key={sample}>{ecotype ? <RecordLink to={ecotype} /> : sample}</li>
        ))}
      </ul>
    </section>
  )
}
