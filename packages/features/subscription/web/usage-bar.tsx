import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { UnitUsage } from '../contract/subscription-calls.ts'
import classes from './usage-bar.module.css'

/** How many units are left, in numbers, percent and colour (SUBS-016 to 018). */
export function UsageBar({ usage }: { usage: UnitUsage }) {
  const { remaining_units: remaining, total_units: total } = usage
  const { percent, level } = usageShare(remaining, total)
  const share = `${Math.round(percent)}%`
  return (
    <div className={classes.usage} data-level={level}>
      <div className={classes.words}>
        <p>
          <span className={classes.left}>{formatNumber(remaining)}</span> of {formatNumber(total)} units left
        </p>
        <span className={classes.share}>{share}</span>
      </div>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label="Units left"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={remaining}
        aria-valuetext={`${remaining} of ${total} units left, ${share}`}
      >
        <div className={classes.fill} style={{ width: `${percent}%` }} />
      </div>
      <p className={classes.hint}>Green above 70% of your units, amber above 30%, red below.</p>
    </div>
  )
}

type UsageLevel = 'success' | 'warning' | 'danger'

type UsageShare = { percent: number; level: UsageLevel }

/**
 * The share of units left: success above 70 %, warning above 30 %, otherwise danger (SUBS-017). If nothing was granted, nothing is
 * missing: 100 % (SUBS-018).
 */
export function usageShare(remaining: number, total: number): UsageShare {
  const percent = total > 0 ? (Math.min(Math.max(remaining, 0), total) / total) * 100 : 100
  return { percent, level: percent > 70 ? 'success' : percent > 30 ? 'warning' : 'danger' }
}
