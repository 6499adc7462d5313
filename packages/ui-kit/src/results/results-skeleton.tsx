import classes from './results-skeleton.module.css'

const rows = Array.from({ length: 10 }, (_, index) => index)

/** Placeholders for ten rows. */
export function ResultsSkeleton() {
  return (
    <div className={classes.rows} aria-hidden data-testid="skeleton-rows">
      {rows.map((row) => (
        <div key={row} className={classes.row} />
      ))}
    </div>
  )
}
