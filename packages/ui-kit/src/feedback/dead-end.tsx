import type { ReactNode } from 'react'
import { PageWrap, usePageTitle } from '../layout/page-wrap.tsx'
import { CuratorMail, PageLink } from '../links/page-link.tsx'
import { GeneralSearch } from '../search/general-search.tsx'
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

type NotFoundViewProps = {
  /** One sentence that says what does not exist. */
  sentence?: string
  /** What the visitor was probably looking for. */
  searchText?: string
}

/** The page-not-found view: what was requested, a search box, a link to the home page and whom to contact (ERR-002, ERR-003). */
export function NotFoundView({ sentence = 'There is no page at this address.', searchText }: NotFoundViewProps) {
  return (
    <DeadEnd title="Page Not Found" sentence={sentence} contact="If a link brought you here, please tell">
      <GeneralSearch look="page" initialText={searchText} />
    </DeadEnd>
  )
}
