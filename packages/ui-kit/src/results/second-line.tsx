import type { ReactNode } from 'react'
import classes from './result-cells.module.css'

/** The quiet line below a cell's main text. */
export function SecondLine({ children, isMono = false }: { children: ReactNode; isMono?: boolean }) {
  return <span className={isMono ? `${classes.second} ${classes.mono}` : classes.second}>{children}</span>
}
