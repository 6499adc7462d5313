import { lazy, Suspense } from 'react'
import { Loading } from '../../feedback/loading.tsx'
import classes from './world-map.module.css'
import type { WorldMapProps } from './world-map-props.ts'

const WorldMapPicture = lazy(() => import('./world-map-picture.tsx').then((module) => ({ default: module.WorldMapPicture })))

/** Positions on the Earth. Outlines and projections weigh more than a page, so they are loaded only with a map. */
export function WorldMap(props: WorldMapProps) {
  return (
    <Suspense
      fallback={
        <div className={classes.waiting} data-whole={props.close ? undefined : ''}>
          <Loading what="the map" isSmall />
        </div>
      }
    >
      <WorldMapPicture {...props} />
    </Suspense>
  )
}
