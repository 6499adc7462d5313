import { useMemo } from 'react'
import type { Land } from './land-shapes.ts'
import { landPath, type MapPanes, type Pane } from './map-panes.ts'
import classes from './world-map.module.css'

type MapOutlinesProps = {
  pane: Pane
  panes: MapPanes
  land: Land
  /** A click beside the marks, in the units of the drawing; buttons do the same for the keyboard. */
  onPlace?: ((place: { x: number; y: number }) => void) | undefined
}

/** Sea and land of one pane. It scales with the drawing, whose marks and letters do not. */
export function MapOutlines({ pane, panes, land, onPlace }: MapOutlinesProps) {
  const path = useMemo(() => landPath(pane, land), [pane, land])
  return (
    <svg
      onClick={
        onPlace &&
        (({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect()
          onPlace({ x: ((clientX - box.left) / box.width) * panes.width, y: ((clientY - box.top) / box.height) * panes.height })
        })
      }
      viewBox={`0 0 ${panes.width} ${panes.height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={classes.sea} x={pane.left} y={pane.top} width={pane.width} height={pane.height} />
      <path className={classes.land} d={path} />
      <rect className={classes.edge} x={pane.left} y={pane.top} width={pane.width} height={pane.height} />
    </svg>
  )
}
