import type { ReactNode } from 'react'
import type { Origin } from '../links/page-link.tsx'
import classes from './page-heading.module.css'
import { Breadcrumb } from './page-wrap.tsx'

type PageHeadingProps = {
  /** The path to this page, without its last step. */
  steps: readonly Origin[]
  here: string
  title: ReactNode
  statement?: ReactNode
  /** Actions on the page. */
  actions?: ReactNode
}

/** The heading of every page that is not a record page: lists, search forms and entry forms. */
export function PageHeading({ steps, here, title, statement, actions }: PageHeadingProps) {
  return (
    <>
      <Breadcrumb steps={steps} here={here} />
      <div className={classes.bar}>
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          {statement && <p className={classes.statement}>{statement}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </>
  )
}
