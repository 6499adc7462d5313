import { formatNumber } from '../text/format-number.ts'
import classes from './track-ruler.module.css'

/** The shared axis. Positions are percentages, so that the labels keep their size at any width. */
export function TrackRuler({ scale, ticks }: { scale: PercentScale; ticks: readonly number[] }) {
  return (
    <svg className={classes.ruler} width="100%" height="24" aria-hidden="true">
      <line x1="0" x2="100%" y1="23.5" y2="23.5" className={classes.line} />
      {ticks.map((tick, index) => {
        const percent = scale.percent(tick)
        const x = `${percent}%`
        return (
          <g key={tick} data-minor={index % 2 === 1 || undefined}>
            <line x1={x} x2={x} y1="19" y2="23" className={classes.line} />
            <text x={x} y="14" className={classes.text} textAnchor={anchorAt(percent)}>
              {formatNumber(tick)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Labels within so many percent of the ends are aligned inwards, so that none is cut off. */
export function anchorAt(percent: number, nearEnd = 8): 'start' | 'middle' | 'end' {
  if (percent < nearEnd) return 'start'
  return percent > 100 - nearEnd ? 'end' : 'middle'
}

/** Maps a range of numbers onto 0 to 100 percent. */
export type PercentScale = { start: number; end: number; percent(value: number): number; width(start: number, end: number): number }

/** A scale over [start, end], widened by `padding` of its length on both sides. */
export function percentScale(start: number, end: number, padding = 0): PercentScale {
  const margin = Math.max(1, (end - start) * padding)
  const from = start - margin
  const to = end + margin
  const percent = (value: number) => ((value - from) / (to - from)) * 100
  return { start: from, end: to, percent, width: (left, right) => percent(right) - percent(left) }
}

/** Round numbers inside [start, end], about `wanted` of them: steps of 1, 2 or 5 times a power of ten. */
export function roundTicks(start: number, end: number, wanted: number): number[] {
  const rough = Math.max(1, (end - start) / wanted)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10)
  const ticks: number[] = []
  for (let tick = Math.ceil(start / step) * step; tick <= end; tick += step) ticks.push(tick)
  return ticks
}
