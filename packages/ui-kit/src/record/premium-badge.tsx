import classes from './premium-badge.module.css'

/** Marks a page that a subscription pays for; on every record page, for every visitor (DETAIL-015, DETAIL-016). */
export function PremiumBadge() {
  return (
    <span className={classes.badge}>
      <svg className={classes.diamond} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M3 1.5h6L11.5 5 6 11 .5 5z" />
      </svg>
      Premium Page
    </span>
  )
}
