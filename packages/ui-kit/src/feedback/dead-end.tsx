import type { ReactNode } from 'react'
import { PageWrap, usePageTitle } from '../layout/page-wrap.tsx'
import { CuratorMail } from '../links/curator-mail.tsx'
import { PageLink } from '../links/page-link.tsx'
import classes from './dead-end.module.css'

type DeadEndProps = {
  title: string
  /** The browser title, if it differs from the heading. */
  browserTitle?: string
  /** Why there is nothing here. */
  sentence: string
  /** Where to go next. */
  children: ReactNode
  /** Before the curators' address: what to write to them about. */
  contact: string
}

/** A dead end: the reason, the next step, whom to contact and a link to the home page. */
export function DeadEnd({ title, browserTitle = title, sentence, children, contact }: DeadEndProps) {
  usePageTitle(browserTitle)
  return (
    <PageWrap className={classes.wrap}>
      <div className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.sentence}>{sentence}</p>
        {children}
        <p className={classes.after}>
          {contact} <CuratorMail />. <PageLink href="/">Home</PageLink>
        </p>
      </div>
    </PageWrap>
  )
}
