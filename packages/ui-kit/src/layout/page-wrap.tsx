import { type ReactNode, useEffect } from 'react'
import classes from './page-wrap.module.css'

/** The column for all content: at most 1440 px wide, with the page's gutters. */
export function PageWrap({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={className ? `${classes.wrap} ${className}` : classes.wrap}>{children}</div>
}

/** Sets the browser title while the page is mounted. On a first visit the document already has the same title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
