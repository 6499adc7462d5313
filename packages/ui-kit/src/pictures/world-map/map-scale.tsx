import type { CloseView, MapPanes, Pane } from './map-panes.ts'
import { scaleKm } from './scale-km.ts'
import classes from './world-map.module.css'

/** How long a round distance is in the middle of a close view, in its lower left corner (DECO-009). */
export function MapScale({ view, pane, panes }: { view: CloseView; pane: Pane; panes: MapPanes }) {
  const km = scaleKm(view)
  const length = (km * Math.min(pane.width, pane.height)) / 2 / view.radiusKm
  const left = pane.left + 16 * panes.pixel
  const x = (units: number) => `${(100 * units) / panes.width}%`
  const y = `${(100 * (pane.top + pane.height - 14 * panes.pixel)) / panes.height}%`
  return (
    <g>
      <line className={classes.scale} x1={x(left)} x2={x(left + length)} y1={y} y2={y} />
      <text className={classes.name} x={x(left)} y={y} dy="-5">
        {km} km
      </text>
    </g>
  )
}
