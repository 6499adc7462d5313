import { MapKey } from '@rosette/ui-kit/pictures/world-map/map-key.tsx'
import { WorldMap } from '@rosette/ui-kit/pictures/world-map/world-map.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { EcotypeHit } from '../contract/ecotype-search-card.ts'
import classes from './ecotype-results-map.module.css'
import { formatDegrees } from './format-place.ts'

/** The ecotypes of this page of results on the world; each opens its record (DECO-008). */
export function EcotypeResultsMap({ hits }: { hits: readonly EcotypeHit[] }) {
  const points = hits.flatMap(({ speciesVariantId, full_name, country, latitude, longitude }) => {
    if (latitude === null || longitude === null) return []
    const record = { kind: 'ecotype', key: speciesVariantId, label: full_name }
    const note = [country, formatDegrees({ latitude, longitude })].filter((part) => part !== null).join(', ')
    return [{ id: String(speciesVariantId), label: full_name, look: 'plain', record, note, latitude, longitude } as const]
  })
  if (points.length === 0) return null
  return (
    <details className={classes.card} open>
      <summary className={classes.opener}>
        Map <span className={classes.count}>{formatCount(points.length, hits.length)}</span>
      </summary>
      <div className={classes.map}>
        <WorldMap
          name="Ecotypes of this page of results"
          points={points}
          legend={
            <>
              <MapKey look="plain">where it was collected</MapKey>
              <span>Outlines: Natural Earth</span>
            </>
          }
        />
      </div>
    </details>
  )
}

function formatCount(placed: number, all: number): string {
  return placed === all
    ? `all ${formatNumber(all)} on this page`
    : `${formatNumber(placed)} of ${formatNumber(all)} on this page have a position`
}
