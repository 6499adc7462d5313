import classes from './orcid-mark.module.css'

/** The icon before an ORCID iD; the word always accompanies it. */
export function OrcidMark() {
  return (
    <span className={classes.mark} aria-hidden>
      iD
    </span>
  )
}
