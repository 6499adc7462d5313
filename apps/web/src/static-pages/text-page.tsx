import { Breadcrumb, PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import type { Origin } from '@rosette/ui-kit/links/page-link.tsx'
import type { ReactNode } from 'react'
import classes from './text-page.module.css'

type TextPageProps = {
  /** Browser title; also the heading, unless another is given. */
  title: string
  heading?: string
  /** The last step of the breadcrumb, if it is not the heading. */
  here?: string
  /** Steps between Home and this page. */
  steps?: readonly Origin[]
  lead?: ReactNode
  children?: ReactNode
}

/** The frame of every page that is not a record: breadcrumb, heading, one leading sentence, content. */
export function TextPage({ title, heading = title, here = heading, steps = [], lead, children }: TextPageProps) {
  usePageTitle(title)
  return (
    <PageWrap>
      <Breadcrumb steps={[{ label: 'Home', href: '/' }, ...steps]} here={here} />
      <h1 className={classes.heading}>{heading}</h1>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
    </PageWrap>
  )
}

/** A titled card of running text. */
export function TextCard({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={classes.card}>
      <h2 className={classes.cardTitle}>{title}</h2>
      <div className={classes.text}>{children}</div>
    </section>
  )
}
