import { Tooltip } from '../feedback/tooltip.tsx'
import classes from './premium-diamond.module.css'

/** The diamond beside entries that need a subscription; its name is what screen readers and the tooltip say (SHELL-021). */
export function PremiumDiamond() {
  return (
    <Tooltip label="Premium Page">
      <svg className={classes.diamond} viewBox="0 0 12 12" role="img" aria-label="Premium Page">
        <path d="M3 1.5h6L11.5 5 6 11 .5 5z" />
      </svg>
    </Tooltip>
  )
}
