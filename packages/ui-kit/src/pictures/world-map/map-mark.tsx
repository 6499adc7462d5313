import { linkPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { useKindPath } from '../../app-facts.tsx'
import { MarkLink, pointing } from '../frame/mark-link.tsx'
import { markProps } from '../frame/use-mark-keys.ts'
import classes from './world-map.module.css'
import type { MapPoint } from './world-map-props.ts'

type MapMarkProps = {
  point: MapPoint
  index: number
  x: string
  y: string
  isNamed: boolean
  onRead(text: string | null): void
}

const radius = { here: 6, elsewhere: 5.5, near: 4.5, plain: 4 } as const

/** One position: a link if it has a record. It says what it is when the focus or the pointer is on it. */
export function MapMark({ point, index, x, y, isNamed, onRead }: MapMarkProps) {
  const kind = useKindPath(point.record?.kind ?? '')
  const words = `${point.label}, ${point.note}`
  const drawing = (
    <>
      {/* A finger needs more than the dot. */}
      <circle className={classes.target} cx={x} cy={y} r="12" />
      <circle className={classes.dot} data-look={point.look} cx={x} cy={y} r={radius[point.look]} />
      {isNamed && (
        <text className={classes.name} data-look={point.look} x={x} y={y} dx="10" dy="4">
          {point.look === 'elsewhere' ? point.note : point.label}
        </text>
      )}
    </>
  )
  if (point.record && kind) {
    return (
      <MarkLink href={linkPath(kind, point.record)} index={index} label={words} className={classes.mark} onPoint={onRead}>
        {drawing}
      </MarkLink>
    )
  }
  // Arrow keys pass over every mark; this one has no page to open.
  const picture = { ...markProps(index), ...pointing(words, onRead), className: classes.mark, role: 'img' }
  return <g {...picture}>{drawing}</g>
}
