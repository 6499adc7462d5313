import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import type { Origin } from '@rosette/ui-kit/links/page-link.tsx'
import type { ReactNode } from 'react'
import classes from './member-page.module.css'

type MemberPageProps = { title: string; statement?: string; steps?: readonly Origin[]; children: ReactNode }

const home: readonly Origin[] = [{ label: 'Home', href: '/' }]

/** The frame of the pages on which people enter something about themselves and their labs. */
export function MemberPage({ title, statement, steps = [], children }: MemberPageProps) {
  usePageTitle(title)
  return (
    <PageWrap className={classes.page}>
      <PageHeading steps={[...home, ...steps]} here={title} title={title} statement={statement} />
      <div className={classes.forms}>{children}</div>
    </PageWrap>
  )
}
