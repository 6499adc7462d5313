import classes from './empty-text.module.css'

/** One grey line where there is nothing to show. */
export function EmptyText({ children }: { children: string }) {
  return <p className={classes.empty}>{children}</p>
}
