import type { ReactNode } from 'react'
import classes from './result-cells.module.css'

/** A short word of a closed list. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={classes.tag}>{children}</span>
}
