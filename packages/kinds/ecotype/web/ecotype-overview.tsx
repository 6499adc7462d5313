import overview from '@rosette/ui-kit/layout/overview-cards.module.css'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionCard } from '@rosette/ui-kit/record/section-card.tsx'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import type { NearAccession } from '../contract/ecotype-places.ts'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'
import { EcotypeMap } from './ecotype-map.tsx'
import classes from './ecotype-overview.module.css'
import { formatDegrees, formatKm } from './format-place.ts'

/** What an ecotype is mostly read for: where it was collected, and what else was there. Nothing if no source gives a position. */
export function EcotypeOverview({ record: ecotype }: { record: EcotypeRecord }) {
  if (ecotype.places.length === 0) return null
  return (
    <div className={overview.cards}>
      <SectionCard id="map" title="Recorded origin">
        <div className={classes.padded}>
          <Disagreement ecotype={ecotype} />
          <EcotypeMap ecotype={ecotype} />
        </div>
      </SectionCard>
      {ecotype.nearest.length > 0 && (
        <SectionCard id="nearest" title="Nearest accessions">
          <SectionTable
            caption="Nearest accessions"
            columns={nearColumns}
            rows={ecotype.nearest}
            rowKey={(near) => String(near.ecotype.key)}
          />
        </SectionCard>
      )}
    </div>
  )
}

// Lists round positions to hundredths of a degree; closer than this they mean the same place.
const samePlaceKm = 1

/** DECO-006: when sources differ, both are named with what they say. */
function Disagreement({ ecotype: { originalName, places, placesApartKm } }: { ecotype: EcotypeRecord }) {
  if (placesApartKm === null || placesApartKm <= samePlaceKm) return null
  return (
    <p className={classes.warning} role="note">
      <strong>
        Two sources place {originalName} {formatKm(placesApartKm)} apart.
      </strong>{' '}
      {places.map((place) => `${place.source}: ${formatDegrees(place)}.`).join(' ')} Check before using climate or geography.
    </p>
  )
}

const nearColumns: readonly SectionColumn<NearAccession>[] = [
  { id: 'name', label: 'Name', cell: (near) => <RecordLink to={near.ecotype} />, sortBy: (near) => near.ecotype.label },
  { id: 'number', label: 'Number', cell: (near) => near.ecotypeNumber, sortBy: (near) => near.ecotypeNumber, isNumeric: true },
  { id: 'country', label: 'Country', cell: (near) => near.country ?? 'Unknown', sortBy: (near) => near.country },
  { id: 'distance', label: 'Distance', cell: (near) => formatKm(near.distanceKm), sortBy: (near) => near.distanceKm, isNumeric: true },
  { id: 'known', label: 'Known from', cell: knownFrom },
]

function knownFrom({ isSameName, group }: NearAccession): string {
  const source = group === null ? 'AraPheno' : `1001 Genomes (${group.replaceAll('_', ' ')})`
  return isSameName ? `same name, ${source}` : source
}
