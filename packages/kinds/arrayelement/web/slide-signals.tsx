import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import { markProps } from '@rosette/ui-kit/pictures/frame/use-mark-keys.ts'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatCount, formatMean } from '@rosette/ui-kit/text/format-number.ts'
import { useState } from 'react'
import type { ElementSlide } from '../contract/arrayelement-record.ts'
import classes from './signal-picture.module.css'

type MeasuredSlide = ElementSlide & { signal: number }

const columns: readonly SectionColumn<MeasuredSlide>[] = [
  { id: 'name', label: 'Slide', cell: (slide) => slide.name, sortBy: (slide) => slide.name },
  { id: 'signal', label: 'Signal', cell: (slide) => formatMean(slide.signal, null), sortBy: (slide) => slide.signal, isNumeric: true },
  { id: 'experiment', label: 'Experiment', cell: (slide) => slide.experimentName ?? 'Unknown', sortBy: (slide) => slide.experimentName },
]

const height = 130
const floor = 108

/** One bar for each slide, slides of one experiment side by side, all on one axis from zero. */
export function SlideSignals({ name, slides }: { name: string; slides: readonly MeasuredSlide[] }) {
  const [readout, setReadout] = useState<string | null>(null)
  const ordered = slides.toSorted((one, other) => (one.experimentName ?? '').localeCompare(other.experimentName ?? ''))
  const most = Math.max(...ordered.map(({ signal }) => signal), Number.MIN_VALUE)
  const step = 100 / ordered.length
  return (
    <PictureFrame
      name={`${name} signal on each slide`}
      table={{ caption: `${name} signal on each slide`, columns, rows: ordered, rowKey: keyOf }}
      legend={
        <span>
          {formatCount(slides.length, 'slide')}; the highest signal is {formatMean(most, null)}
        </span>
      }
      readout={readout}
    >
      <svg width="100%" height={height} data-drawing="">
        <title>{`${name} signal on each slide`}</title>
        <line className={classes.axis} x1="0" y1={floor} x2="100%" y2={floor} />
        {ordered.map((slide, index) => {
          const words = `${slide.name}, signal ${formatMean(slide.signal, null)}, ${slide.experimentName ?? 'experiment unknown'}`
          const size = Math.max(1, (100 * Math.max(0, slide.signal)) / most)
          const read = () => setReadout(words)
          const mark = {
            ...markProps(index),
            role: 'img',
            'aria-label': words,
            onFocus: read,
            onBlur: () => setReadout(null),
            onMouseEnter: read,
          }
          return (
            <g key={keyOf(slide)} {...mark}>
              <rect className={classes.bar} x={`${index * step}%`} y={floor - size} width={`${Math.min(2.4, step * 0.8)}%`} height={size} />
            </g>
          )
        })}
        <text className={classes.label} x="0" y={height - 6}>
          0 to {formatMean(most, null)}
        </text>
      </svg>
    </PictureFrame>
  )
}

function keyOf({ name, signal }: MeasuredSlide): string {
  return `${name} ${signal}`
}
