import { MapKey } from '@rosette/ui-kit/pictures/world-map/map-key.tsx'
import { WorldMap } from '@rosette/ui-kit/pictures/world-map/world-map.tsx'
import type { MapPoint } from '@rosette/ui-kit/pictures/world-map/world-map-props.ts'
import { useMemo } from 'react'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'
import { formatDegrees, formatKm } from './format-place.ts'

/** The accession on the world and close up, where other sources put it, and the nearest accessions (DECO-005 … DECO-007). */
export function EcotypeMap({ ecotype }: { ecotype: EcotypeRecord }) {
  const { originalName, places, placesApartKm, nearest } = ecotype
  const [here, ...others] = places
  const close = useMemo(() => closeView(ecotype), [ecotype])
  if (!here || !close) return null
  const other = others.find((place) => place.latitude !== here.latitude || place.longitude !== here.longitude)
  return (
    <WorldMap
      name={`Recorded origin of ${originalName}`}
      points={mapPoints(ecotype)}
      close={close}
      line={other && placesApartKm ? { from: here, to: other, label: formatKm(placesApartKm) } : null}
      legend={
        <>
          <MapKey look="here">this accession</MapKey>
          {other && <MapKey look="elsewhere">where another source puts it</MapKey>}
          {nearest.length > 0 && <MapKey look="near">nearest</MapKey>}
          <span>Outlines: Natural Earth</span>
        </>
      }
    />
  )
}

/** This accession first: its mark is the one that Tab reaches. */
function mapPoints({ originalName, places: [here, ...others], nearest }: EcotypeRecord): MapPoint[] {
  if (!here) return []
  return [
    { ...here, id: 'here', label: originalName, look: 'here', record: null, note: `${here.source}, ${formatDegrees(here)}` },
    ...others
      .filter((place) => place.latitude !== here.latitude || place.longitude !== here.longitude)
      .map((place) => ({ ...place, id: place.source, label: originalName, look: 'elsewhere', record: null, note: place.source }) as const),
    ...nearest.map(
      ({ ecotype, ecotypeNumber, latitude, longitude, distanceKm }) =>
        ({
          id: String(ecotype.key),
          label: ecotype.label,
          look: 'near',
          record: ecotype,
          note: `accession ${ecotypeNumber}, ${formatKm(distanceKm)} away`,
          latitude,
          longitude,
        }) as const,
    ),
  ]
}

// What is further away is on the world; a close view that reached it would not be close.
const widestKm = 800
// Closer, most views have no coast by which a reader knows where they are.
const narrowestKm = 300

function closeView({ places: [here], placesApartKm, nearest }: EcotypeRecord) {
  if (!here) return null
  const reached = [placesApartKm ?? 0, ...nearest.map(({ distanceKm }) => distanceKm)].filter((distance) => distance <= widestKm)
  const radiusKm = Math.max(narrowestKm, 1.2 * Math.max(0, ...reached))
  return { latitude: here.latitude, longitude: here.longitude, radiusKm }
}
