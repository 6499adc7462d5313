import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import classes from './account-frame.module.css'

/** The token of a mailed link. It is removed from the address, so that neither history nor a copied link contains it. */
export function useMailedToken(): string {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('token') ?? '' })
  const [stored, setStored] = useState(token)
  // Another link may be opened in the same tab, which loads nothing.
  if (token !== '' && token !== stored) setStored(token)
  useEffect(() => {
    if (token !== '') history.replaceState(history.state, '', location.pathname)
  }, [token])
  return stored
}

const steps = [
  { label: 'Home', href: '/' },
  { label: 'Login', href: '/login' },
]

/** The frame of the pages related to login. */
export function AccountFrame({ title, statement, children }: { title: string; statement?: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <PageWrap>
      <PageHeading steps={steps} here={title} title={title} statement={statement} />
      <div className={classes.narrow}>{children}</div>
    </PageWrap>
  )
}
