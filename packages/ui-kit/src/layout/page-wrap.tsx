import type { ReactNode } from 'react'
import classes from './page-wrap.module.css'

/** The column that all content stands in: 1440 px wide at most, with the page's gutters. */
export function PageWrap({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={className ? `${classes.wrap} ${className}` : classes.wrap}>{children}</div>
}
