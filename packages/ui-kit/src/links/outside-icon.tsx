import classes from './outside-icon.module.css'

/** The arrow of links that leave the site. The words for it are beside it, so it is silent. */
export function OutsideIcon() {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M11 7H6v11h11v-5M10 14L20 4M15 4h5v5" />
    </svg>
  )
}
