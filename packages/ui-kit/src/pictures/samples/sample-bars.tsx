import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { pointing } from '../frame/mark-link.tsx'
import { markProps } from '../frame/use-mark-keys.ts'
import { type Axis, headHeight, type PlacedSample, rowHeight, type SampleLayout } from './lay-samples.ts'
import classes from './sample-bars.module.css'
import { formatAmount, type SampleValue } from './sample-value.ts'

type SampleBarsProps = {
  name: string
  unit: string
  layout: SampleLayout
  axis: Axis
  onPoint(label: string | null): void
}

/** All samples with their names: a bar for the mean, a tick for each run, and the mean as a number, on one axis (EXPR-013). */
export function SampleBars({ name, unit, layout, axis, onPoint }: SampleBarsProps) {
  const columns = Array.from({ length: layout.columns }, (_, column) => placesOf(column, layout))
  const highest = Math.max(...layout.samples.map(({ sample }) => sample.mean ?? 0))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset.
    <svg className={classes.picture} width="100%" height={layout.height} role="group" aria-label={name}>
      <svg aria-hidden="true" className={classes.picture}>
        {columns.map((places) => (
          <AxisLines key={places.left} places={places} axis={axis} unit={unit} height={layout.height} />
        ))}
        {layout.heads.map((head) => (
          <text key={head.name} className={classes.head} x={`${columns[head.column]?.left}%`} y={head.y + headHeight - 9}>
            {head.name}
            <tspan className={classes.count} dx="6">
              {head.count}
            </tspan>
          </text>
        ))}
      </svg>
      {layout.samples.map((placed, index) => {
        const label = labelOf(placed.sample, unit)
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes the focus to be read, and does nothing else.
          <g
            key={`${placed.sample.organ} ${placed.sample.sample}`}
            {...markProps(index)}
            {...pointing(label, onPoint)}
            role="img"
            className={classes.row}
            data-amount={amountOf(placed.sample.mean)}
            data-highest={(highest > 0 && placed.sample.mean === highest) || undefined}
          >
            <Row placed={placed} places={placesOf(placed.column, layout)} axis={axis} />
          </g>
        )
      })}
    </svg>
  )
}

/** Zero, little and not measured are three things, and look like three (EXPR-015). */
function amountOf(mean: number | null): 'missing' | 'zero' | 'little' | 'some' {
  if (mean === null) return 'missing'
  if (mean === 0) return 'zero'
  return Math.abs(mean) < 0.1 ? 'little' : 'some'
}

function labelOf({ organ, label, mean, runs, treatment }: SampleValue, unit: string): string {
  const values = runs.map(({ value }) => formatAmount(value)).join(', ')
  const of = treatment !== null && treatment !== organ ? ` (${treatment})` : ''
  const amount = mean === null ? 'not measured' : `mean ${formatAmount(mean)} ${unit}`
  return `${organ}, ${label}${of}: ${amount}${runs.length > 1 ? `; ${runs.length} runs: ${values}` : ''}`
}

type Places = { left: number; axis: number; width: number; right: number }

/** Name, axis and number of a column, in percent of the picture. */
function placesOf(column: number, { columns, nameShare }: SampleLayout): Places {
  const gap = 2.4
  const width = (100 - gap * (columns - 1)) / columns
  const left = column * (width + gap)
  return { left, axis: left + width * nameShare, width: width * (0.86 - nameShare), right: left + width }
}

function AxisLines({ places, axis, unit, height }: { places: Places; axis: Axis; unit: string; height: number }) {
  return (
    <>
      {axis.ticks.map((tick) => {
        const x = `${places.axis + axis.shareOf(tick) * places.width}%`
        return (
          <g key={tick}>
            <line className={classes.tick} x1={x} x2={x} y1="18" y2={height} />
            <text className={classes.number} x={x} y="12" textAnchor="middle">
              {formatNumber(tick)}
            </text>
          </g>
        )
      })}
      <text className={classes.unit} x={`${places.right}%`} y="12" textAnchor="end">
        {unit}
      </text>
    </>
  )
}

// Ticks that stand on the line of zero would look like bars.
const nearZero = 0.01

function Row({ placed: { sample, y }, places, axis }: { placed: PlacedSample; places: Places; axis: Axis }) {
  const xOf = (value: number) => places.axis + axis.shareOf(value) * places.width
  const zero = xOf(0)
  const end = xOf(sample.mean ?? 0)
  return (
    <>
      <rect className={classes.target} x={`${places.left}%`} width={`${places.right - places.left}%`} y={y} height={rowHeight} rx="3" />
      <text className={classes.name} x={`${places.left}%`} y={y + 13}>
        {sample.label}
      </text>
      {sample.mean !== null && sample.mean !== 0 && (
        <rect
          className={classes.bar}
          x={`${Math.min(zero, end)}%`}
          width={`${Math.max(0.1, Math.abs(end - zero))}%`}
          y={y + 4}
          height="10"
        />
      )}
      {sample.runs.length > 1 &&
        sample.runs.flatMap(({ run, value }) =>
          value === null || Math.abs(axis.shareOf(value) - axis.shareOf(0)) < nearZero
            ? []
            : [<line key={run} className={classes.run} x1={`${xOf(value)}%`} x2={`${xOf(value)}%`} y1={y + 2} y2={y + 16} />],
        )}
      <text className={classes.number} x={`${places.right}%`} y={y + 13} textAnchor="end">
        {formatAmount(sample.mean)}
      </text>
    </>
  )
}
