import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import type { ReactNode } from 'react'
import classes from './account-page.module.css'

const steps = [
  { label: 'Home', href: '/' },
  { label: 'Login', href: '/login' },
]

/** The frame of the pages around logging in. */
export function AccountPage({ title, statement, children }: { title: string; statement?: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <PageWrap>
      <PageHeading steps={steps} here={title} title={title} statement={statement} />
      <div className={classes.narrow}>{children}</div>
    </PageWrap>
  )
}
