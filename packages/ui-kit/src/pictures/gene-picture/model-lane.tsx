import type { PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import type { PercentScale } from '../track-ruler.tsx'
import classes from './model-lane.module.css'
import { intronsOf, type ModelShape, shapesOf } from './model-shapes.ts'

type ModelLaneProps = { model: PictureModel; scale: PercentScale; y: number; onPoint(shape: ModelShape | null): void }

// An intron shorter than this has no room for an arrow; a long one has one about every so often (in percent of the axis).
const arrowSpace = 1.6
const arrowDistance = 10

/** One gene model: coding regions at full height, untranslated regions thin and outlined, introns as a line with arrows. */
export function ModelLane({ model, scale, y, onPoint }: ModelLaneProps) {
  const shapes = shapesOf(model)
  return (
    <g onPointerLeave={() => onPoint(null)}>
      <line className={classes.intron} x1={`${scale.percent(model.start)}%`} x2={`${scale.percent(model.end + 1)}%`} y1={y} y2={y} />
      {model.orientation !== null &&
        intronsOf(shapes).flatMap((intron) =>
          arrowsIn(scale.percent(intron.start), scale.percent(intron.end)).map((percent) => (
            <Arrow key={`${intron.start} ${percent}`} percent={percent} y={y} isReverse={model.orientation === 'R'} />
          )),
        )}
      {shapes.map((shape) => {
        const { above, height, round, look } = bandOf[shape.part]
        return (
          <rect
            key={`${shape.part} ${shape.start}`}
            className={classes.shape}
            data-part={look}
            x={`${scale.percent(shape.start)}%`}
            width={`${Math.max(0.2, scale.width(shape.start, shape.end + 1))}%`}
            y={y - above}
            height={height}
            rx={round}
            onPointerEnter={() => onPoint(shape)}
          />
        )
      })}
    </g>
  )
}

/** In the part of an intron that is shown. */
function arrowsIn(from: number, to: number): number[] {
  const [left, right] = [Math.max(0, from), Math.min(100, to)]
  if (right - left < arrowSpace) return []
  const count = Math.max(1, Math.floor((right - left) / arrowDistance))
  return Array.from({ length: count }, (_, index) => left + ((right - left) * (index + 0.5)) / count)
}

/** A nested svg can be positioned in percent, a path cannot. */
function Arrow({ percent, y, isReverse }: { percent: number; y: number; isReverse: boolean }) {
  return (
    <svg x={`${percent}%`} y={y} className={classes.arrow} aria-hidden="true">
      <path d={isReverse ? 'M2 -3.5 L-2 0 L2 3.5' : 'M-2 -3.5 L2 0 L-2 3.5'} />
    </svg>
  )
}

const utr = { above: 4, height: 8, round: 1.5, look: 'utr' }
const bandOf = {
  coding: { above: 7, height: 14, round: 2, look: 'coding' },
  '5′ UTR': utr,
  '3′ UTR': utr,
  'non-coding exon': { above: 6, height: 12, round: 2, look: 'exon' },
} as const satisfies Record<ModelShape['part'], object>
