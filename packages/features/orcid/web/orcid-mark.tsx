import classes from './orcid-mark.module.css'

/** The sign that stands before an ORCID iD; the word always stands beside it. */
export function OrcidMark() {
  return (
    <span className={classes.mark} aria-hidden>
      iD
    </span>
  )
}
