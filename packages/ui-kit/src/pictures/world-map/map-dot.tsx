import classes from './world-map.module.css'
import type { MapLook } from './world-map-props.ts'

/** A dot that repeats a mark; the pointer goes through it to what is below. */
export function MapDot({ look, x, y, size }: { look: MapLook; x: string; y: string; size: number }) {
  return <circle className={classes.dot} data-look={look} data-repeats="" cx={x} cy={y} r={size} />
}
