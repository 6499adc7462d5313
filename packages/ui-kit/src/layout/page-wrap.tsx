import { type ReactNode, useEffect } from 'react'
import classes from './page-wrap.module.css'

/** The column that all content stands in: 1440 px wide at most, with the page's gutters. */
export function PageWrap({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={className ? `${classes.wrap} ${className}` : classes.wrap}>{children}</div>
}

/** Sets the browser title while the page stands. The document of a first visit carries the same title already. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
