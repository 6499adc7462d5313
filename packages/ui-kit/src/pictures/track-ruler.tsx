import { formatNumber } from '../text/format-number.ts'
import type { PercentScale } from './linear-scale.ts'
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

/** Labels at the ends are aligned inwards, so that none is cut off. */
function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 8) return 'start'
  return percent > 92 ? 'end' : 'middle'
}
