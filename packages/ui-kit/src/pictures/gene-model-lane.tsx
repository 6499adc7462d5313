import classes from './gene-model-lane.module.css'
import { describeModel, intronsOf, shapesOf, type TrackModel, type TrackShape } from './track-model.ts'
import type { PercentScale } from './track-ruler.tsx'

type LaneProps = { model: TrackModel; scale: PercentScale; chosen: number | null; onPoint(shape: number | null): void }

// An intron shorter than this has no room for an arrow (in percent of the axis).
const arrowSpace = 1.6

/** One gene model: coding regions at full height, untranslated regions thin and outlined, introns as a line with arrows. */
export function GeneModelLane({ model, scale, chosen, onPoint }: LaneProps) {
  const shapes = shapesOf(model)
  return (
    <svg className={classes.lane} width="100%" height="22" role="img" aria-label={describeModel(model)}>
      <line className={classes.intron} x1={`${scale.percent(model.start)}%`} x2={`${scale.percent(model.end)}%`} y1="11" y2="11" />
      {model.orientation !== null &&
        intronsOf(shapes)
          .filter((intron) => scale.width(intron.start, intron.end) > arrowSpace)
          .map((intron) => (
            <Arrow key={intron.start} at={(intron.start + intron.end) / 2} scale={scale} isReverse={model.orientation === 'R'} />
          ))}
      {shapes.map((shape, index) => (
        <rect
          key={`${shape.part} ${shape.start}`}
          className={classes.shape}
          data-part={drawnAs[shape.part]}
          data-chosen={chosen === index || undefined}
          x={`${scale.percent(shape.start)}%`}
          width={`${Math.max(0.2, scale.width(shape.start, shape.end + 1))}%`}
          onPointerEnter={() => onPoint(index)}
          {...bandOf[drawnAs[shape.part]]}
        />
      ))}
    </svg>
  )
}

/** A nested svg can be positioned in percent, a path cannot. */
function Arrow({ at, scale, isReverse }: { at: number; scale: PercentScale; isReverse: boolean }) {
  return (
    <svg x={`${scale.percent(at)}%`} y="11" className={classes.arrow} aria-hidden="true">
      <path d={isReverse ? 'M2 -3.5 L-2 0 L2 3.5' : 'M-2 -3.5 L2 0 L-2 3.5'} />
    </svg>
  )
}

const drawnAs = { coding: 'coding', '5′ UTR': 'utr', '3′ UTR': 'utr', 'non-coding exon': 'exon' } as const satisfies Record<
  TrackShape['part'],
  string
>

const bandOf = { coding: { y: 4, height: 14, rx: 2 }, utr: { y: 7, height: 8, rx: 1.5 }, exon: { y: 5, height: 12, rx: 2 } }
