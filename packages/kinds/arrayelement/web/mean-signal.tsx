import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import { markProps } from '@rosette/ui-kit/pictures/frame/use-mark-keys.ts'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatMean } from '@rosette/ui-kit/text/format-number.ts'
import { Fragment, useState } from 'react'
import type { ArrayelementRecord } from '../contract/arrayelement-record.ts'
import { type Axis, signalAxes } from './signal-axes.ts'
import classes from './signal-picture.module.css'

type Mean = Axis & { mean: number; error: number | null }

/** The averages that the release has of an element, each with its axis. */
export function meansOf(element: ArrayelementRecord): Mean[] {
  const all = [
    { ...signalAxes.intensity, mean: element.avgIntensity, error: element.avgIntensityStdError },
    { ...signalAxes.percentile, mean: element.avgSignalPercentile, error: element.avgSignalPercentileStdError },
    { ...signalAxes.logRatio, mean: element.avgLogRatio, error: element.avgLogRatioStdError },
  ]
  return all.flatMap(({ mean, ...rest }) => (mean === null ? [] : [{ ...rest, mean }]))
}

const columns: readonly SectionColumn<Mean>[] = [
  { id: 'what', label: 'Mean of', cell: ({ label }) => label },
  { id: 'mean', label: 'Mean', cell: ({ mean }) => formatMean(mean, null), sortBy: ({ mean }) => mean, isNumeric: true },
  {
    id: 'error',
    label: 'Standard error',
    cell: ({ error }) => formatMean(error, null) ?? 'Unknown',
    sortBy: ({ error }) => error,
    isNumeric: true,
  },
]

const laneHeight = 52

/** Means over all slides, with their standard errors, each on an axis of its own. */
export function MeanSignal({ element }: { element: ArrayelementRecord }) {
  const [readout, setReadout] = useState<string | null>(null)
  const means = meansOf(element)
  const name = `${element.name} mean signal`
  return (
    <PictureFrame
      name={name}
      table={{ caption: name, columns, rows: means, rowKey: ({ label }) => label }}
      legend={
        <span>Means over all slides that TAIR averaged, with their standard errors; the release has no signals of individual slides</span>
      }
      readout={readout}
    >
      <svg width="100%" height={means.length * laneHeight} className={classes.means} data-drawing="">
        <title>{name}</title>
        {means.map((mean, index) => {
          const y = index * laneHeight + 30
          const words = `${mean.label}: ${formatMean(mean.mean, mean.error)}`
          const x = (value: number) => `${mean.percentOf(value)}%`
          const mark = {
            ...markProps(index),
            role: 'img',
            'aria-label': words,
            onFocus: () => setReadout(words),
            onBlur: () => setReadout(null),
          }
          return (
            <Fragment key={mean.label}>
              <text className={classes.label} x="0" y={y - 14}>
                {words}
              </text>
              <line className={classes.axis} x1="0" y1={y} x2="100%" y2={y} />
              <text className={classes.end} x="0" y={y + 15}>
                {mean.from}
              </text>
              <text className={classes.end} data-end="" x="100%" y={y + 15}>
                {mean.to}
              </text>
              <g {...mark}>
                {mean.error !== null && (
                  <line className={classes.whisker} x1={x(mean.mean - mean.error)} y1={y} x2={x(mean.mean + mean.error)} y2={y} />
                )}
                <circle className={classes.bar} cx={x(mean.mean)} cy={y} r="5" />
              </g>
            </Fragment>
          )
        })}
      </svg>
    </PictureFrame>
  )
}
