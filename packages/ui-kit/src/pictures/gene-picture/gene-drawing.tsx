import type { PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import type { MouseEvent } from 'react'
import { formatNumber } from '../../text/format-number.ts'
import { anchorAt, roundTicks } from '../track-ruler.tsx'
import classes from './gene-drawing.module.css'
import { MatchMarks } from './match-marks.tsx'
import { ModelLabel } from './model-label.tsx'
import { ModelLane } from './model-lane.tsx'
import type { ModelShape } from './model-shapes.ts'
import { axisHeight, levelHeight, lowestHead, type PictureLayout, type PictureMatch, type PictureParts } from './picture-layout.ts'
import type { PictureView } from './picture-view.ts'
import { FoldMark, Lollipop, Stem, Tick } from './variant-marks.tsx'
import type { PlacedVariant } from './variant-words.ts'

type GeneDrawingProps = {
  title: string
  chromosome: string
  strand: string
  models: readonly PictureModel[]
  parts: PictureParts
  layout: PictureLayout
  view: PictureView
  ownModel: string | undefined
  ownVariants: readonly number[]
  onVariant(key: number): void
  onMatch(match: PictureMatch): void
  onModel(model: PictureModel, shape: ModelShape | null): void
  onTap(event: MouseEvent, key: number): void
  onFold(span: PictureView): void
}

/** The drawing itself: labels at the left, and beside them everything that stands on the axis. */
export function GeneDrawing(props: GeneDrawingProps) {
  const { title, models, parts, chromosome, layout, ownModel, onMatch, onModel } = props
  const { plot, height, lanes, scale } = layout
  const { folds, placed } = layout.lollipops
  const firstMatch = folds.length + placed.length + ticksIn(props).length
  const firstModel = firstMatch + parts.matches.length
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links inside a drawing; a title element would pop up over the card.
    <svg className={classes.drawing} width="100%" height={height} role="group" aria-label={title}>
      <RowLabels {...props} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing around it. */}
      <svg x={`${plot.left}%`} width={`${plot.width}%`} height={height} className={classes.plot}>
        <Axis {...props} />
        {models.map((model, index) => {
          const y = lanes[index] ?? 0
          return (
            <g key={model.name}>
              {model.name === ownModel && <rect x="0" width="100%" y={y - 11} height="22" className={classes.own} />}
              <ModelLane model={model} scale={scale} y={y} onPoint={(shape) => onModel(model, shape)} />
            </g>
          )
        })}
        <Variants {...props} />
        <MatchMarks chromosome={chromosome} matches={parts.matches} layout={layout} first={firstMatch} onPoint={onMatch} />
      </svg>
      {models.map((model, index) => (
        <ModelLabel
          key={model.name}
          model={model}
          index={firstModel + index}
          y={lanes[index] ?? 0}
          layout={layout}
          isOwn={model.name === ownModel}
          onPoint={() => onModel(model, null)}
        />
      ))}
    </svg>
  )
}

function RowLabels({ chromosome, strand, parts: { insertions, others, matches }, layout }: GeneDrawingProps) {
  const { isNarrow, base, tickRow, matchRow, plot, lollipops } = layout
  const x = isNarrow ? '0' : `${plot.left}%`
  const look = { x, dx: isNarrow ? 0 : -14, textAnchor: isNarrow ? 'start' : 'end', className: classes.label } as const
  const top = (base ?? 0) - lowestHead - Math.max(2, lollipops.levels) * levelHeight
  return (
    <>
      {!isNarrow && (
        <text {...look} y={15}>
          {chromosome}, {strand}
        </text>
      )}
      {base !== null && (
        <text {...look} y={isNarrow ? top - 2 : base - 20}>
          Insertions <tspan className={classes.count}>{formatNumber(insertions.length)}</tspan>
        </text>
      )}
      {tickRow !== null && (
        <text {...look} y={isNarrow ? tickRow - 12 : tickRow + 4}>
          Variants <tspan className={classes.count}>{formatNumber(others.length)}</tspan>
        </text>
      )}
      {matchRow !== null && (
        <text {...look} y={isNarrow ? matchRow - 12 : matchRow + 4}>
          Hit <tspan className={classes.count}>{formatNumber(matches.length)}</tspan>
        </text>
      )}
    </>
  )
}

/** Round numbers with lines through all rows, and the lines that rows stand on. */
function Axis({ view, layout: { scale, isNarrow, height, base, tickRow } }: GeneDrawingProps) {
  return (
    <g>
      {roundTicks(view.start, view.end, isNarrow ? 4 : 8).map((tick) => {
        const percent = scale.percent(tick)
        return (
          <g key={tick}>
            <line x1={`${percent}%`} x2={`${percent}%`} y1={axisHeight} y2={height} className={classes.grid} />
            {/* A wide drawing has space beside it; aligned inwards, a label may touch the next one. */}
            <text x={`${percent}%`} y="15" textAnchor={anchorAt(percent, isNarrow ? 8 : 4)} className={classes.tickText}>
              {formatNumber(tick)}
            </text>
          </g>
        )
      })}
      {[base, tickRow && tickRow + 13].map((y) => y && <line key={y} x1="0" x2="100%" y1={y} y2={y} className={classes.line} />)}
    </g>
  )
}

function Variants(props: GeneDrawingProps) {
  const { chromosome, layout, ownVariants, onVariant, onTap, onFold } = props
  const { base, tickRow, scale } = layout
  const { folds, placed, levels } = layout.lollipops
  const ticks = ticksIn(props)
  const markOf = ({ polymorphism: { key } }: PlacedVariant) => ({
    chromosome,
    isOwn: ownVariants.includes(key),
    onPoint: () => onVariant(key),
    onTap: (event: MouseEvent) => onTap(event, key),
  })
  return (
    <>
      {base !== null && placed.map((lollipop) => <Stem key={lollipop.item.variant.polymorphism.key} lollipop={lollipop} base={base} />)}
      {base !== null &&
        placed.map((lollipop, index) => (
          <Lollipop
            key={lollipop.item.variant.polymorphism.key}
            lollipop={lollipop}
            base={base}
            index={index}
            {...markOf(lollipop.item.variant)}
          />
        ))}
      {base !== null &&
        folds.map((fold, index) => (
          <FoldMark
            key={fold.x}
            fold={fold}
            y={base - lowestHead - levels * levelHeight - 2}
            index={placed.length + index}
            onOpen={() => onFold({ start: fold.items[0]?.variant.start ?? 0, end: fold.items.at(-1)?.variant.start ?? 0 })}
          />
        ))}
      {tickRow !== null &&
        ticks.map((variant, index) => (
          <Tick
            key={variant.polymorphism.key}
            variant={variant}
            scale={scale}
            y={tickRow}
            index={placed.length + folds.length + index}
            {...markOf(variant)}
          />
        ))}
    </>
  )
}

function ticksIn({ parts, view }: Pick<GeneDrawingProps, 'parts' | 'view'>): PlacedVariant[] {
  return parts.others.filter(({ start, end }) => start <= view.end && end >= view.start)
}
