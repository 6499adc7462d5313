import classes from './partner-logo.module.css'

/** A plain mark for the partner whose address the operator's table holds; drawn here, so nothing is loaded from elsewhere. */
export function PartnerLogo() {
  return (
    <svg className={classes.logo} viewBox="0 0 100 28" role="img" aria-label="Our partner">
      <path className={classes.mark} d="M4 22C4 12 9 6 18 4c-2 4-1 6 2 8 2 1 3 3 2 6-1 4-5 6-9 6 3-2 4-4 3-7-3 1-6 3-7 7-3 0-5-1-5-2z" />
      <text x="31" y="13">
        Community
      </text>
      <text className={classes.second} x="31" y="24">
        partner
      </text>
    </svg>
  )
}
