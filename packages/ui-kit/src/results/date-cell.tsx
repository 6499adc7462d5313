import classes from './result-cells.module.css'

/** A day, which is never broken at its hyphens. */
export function DateCell({ date }: { date: string }) {
  return (
    <time dateTime={date} className={classes.date}>
      {date}
    </time>
  )
}
