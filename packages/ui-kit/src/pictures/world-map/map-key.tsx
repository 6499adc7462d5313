import classes from './world-map.module.css'
import type { MapLook } from './world-map-props.ts'

/** One line of the legend: the dot, and what it stands for. */
export function MapKey({ look, children }: { look: MapLook; children: string }) {
  return (
    <span className={classes.key}>
      <svg width="14" height="14" aria-hidden="true">
        <circle className={classes.dot} data-look={look} cx="7" cy="7" r="5" />
      </svg>
      {children}
    </span>
  )
}
