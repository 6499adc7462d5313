import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { type Search, searchCall } from '@rosette/api-client/search-query.ts'
import type { GeoPoint } from '@rosette/contract-kit/search/near-criteria.ts'
import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { MapKey } from '@rosette/ui-kit/pictures/world-map/map-key.tsx'
import { WorldMap } from '@rosette/ui-kit/pictures/world-map/world-map.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { EcotypeHit } from '../contract/ecotype-search-card.ts'
import classes from './ecotype-results-map.module.css'
import { formatDegrees } from './format-place.ts'

/** More marks than this would hide each other, and cost more to fetch than the page. */
const mostOnMap = 2000

const soughtPlace = { label: 'Place searched for', look: 'here', record: null } as const

const Answer = searchAnswer(EcotypeHit)

type EcotypeResultsMapProps = { hits: readonly EcotypeHit[]; total: number; search: Search; near: readonly GeoPoint[] }

/** All ecotypes that the search found on the world; each opens its record (DECO-008). Those of this page come first. */
export function EcotypeResultsMap({ hits, total, search: { call, what, options }, near }: EcotypeResultsMapProps) {
  const isWhole = hits.length === total
  const { sort } = options
  const whole = { call, what, options: { rowsLimit: mostOnMap, ...(sort && { sort }) } }
  const { data: all } = useQuery({
    // Under a name of its own: the list must not take these bare rows for a page of its own.
    queryKey: ['ecotypes-on-map', whole],
    queryFn: ({ signal }) => fetchJson(Answer, { ...searchCall(whole), signal }),
    staleTime: 60_000,
    retry: false,
    enabled: !isWhole,
  })
  const rendered = all?.docs ?? hits
  const sought = near.map((point) => ({
    ...point,
    id: `near ${point.latitude} ${point.longitude}`,
    ...soughtPlace,
    note: formatDegrees(point),
  }))
  const found = rendered.flatMap(({ speciesVariantId, full_name, country, latitude, longitude }) => {
    if (latitude === null || longitude === null) return []
    const record = { kind: 'ecotype', key: speciesVariantId, label: full_name }
    const note = [country, formatDegrees({ latitude, longitude })].filter((part) => part !== null).join(', ')
    return [{ id: String(speciesVariantId), label: full_name, look: 'plain', record, note, latitude, longitude } as const]
  })
  if (found.length === 0) return null
  return (
    <details className={classes.card} open>
      <summary className={classes.opener}>
        Map <span className={classes.count}>{formatCount(found.length, rendered.length, total)}</span>
      </summary>
      <div className={classes.map}>
        <WorldMap
          name="Ecotypes of these results"
          points={[...sought, ...found]}
          isZoomable
          around={near[0] ?? null}
          legend={
            <>
              {near.length > 0 && <MapKey look="here">place searched for</MapKey>}
              <MapKey look="plain">recorded origin</MapKey>
              <span>Outlines: Natural Earth</span>
            </>
          }
        />
      </div>
    </details>
  )
}

/** Says what the map leaves out: rows without a position, and rows that were not requested. */
function formatCount(placed: number, rendered: number, total: number): string {
  const among = rendered === total ? formatNumber(total) : `the first ${formatNumber(rendered)} of ${formatNumber(total)}`
  return placed === total ? `all ${formatNumber(total)}` : `${formatNumber(placed)} of ${among} have a position`
}
