import { IconChevronRight } from '@tabler/icons-react'
import { Fragment, type ReactNode, useEffect } from 'react'
import { type Origin, PageLink } from '../links/page-link.tsx'
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

/** The path to this page. A phone shows only the last step. */
export function Breadcrumb({ steps, here }: { steps: readonly Origin[]; here: string }) {
  return (
    <nav className={classes.crumb} aria-label="Breadcrumb">
      {steps.map((step) => (
        <Fragment key={step.href}>
          <PageLink href={step.href}>{step.label}</PageLink>
          <IconChevronRight size={11} aria-hidden />
        </Fragment>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  )
}
