import { IconChevronRight } from '@tabler/icons-react'
import { Fragment } from 'react'
import { type Origin, PageLink } from '../links/page-link.tsx'
import classes from './breadcrumb.module.css'

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
