import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { textQuery } from '@rosette/api-client/text-query.ts'
import type { TextSection } from '@rosette/contract-kit/text/site-text.ts'
import { findSitePage } from '@rosette/features/site/contract/site-pages.ts'
import { textNameOf } from '@rosette/features/texts/contract/text-pages.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { RichText } from '@rosette/ui-kit/text/rich-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { KeyList } from '../key-list.tsx'
import classes from './site-text-page.module.css'
import { TextCard, TextPage } from './text-page.tsx'

export const siteTextPage = defineSitePage({
  component: SiteTextPage,
  queries: ({ pathname }) => [textQuery(textNameOf(pathname) ?? '')],
  isServerRendered: () => true,
})

/** A page whose words are a file of the folder of texts: help, contact, about. */
export function SiteTextPage() {
  const { pathname, hash } = useRouterState({ select: (state) => state.location })
  const query = useQuery(textQuery(textNameOf(pathname) ?? ''))
  const { data: text, error } = query
  useEffect(() => {
    // The router looked for the place when the page was still empty.
    if (text && hash) document.getElementById(hash)?.scrollIntoView()
  }, [text, hash])
  if (error instanceof ApiProblemError && error.code === 'not_found') return <NotFoundView />
  const title = text?.title ?? findSitePage(pathname)?.title ?? ''
  return (
    <TextPage title={title} lead={text?.lead} steps={pathname.startsWith('/help/') ? [{ label: 'Help', href: '/help' }] : []}>
      {text ? (
        <Sections sections={text.sections} />
      ) : (
        <TextCard title={title}>
          <QueryPart query={query} what="this text">
            {() => null}
          </QueryPart>
        </TextCard>
      )}
    </TextPage>
  )
}

/** Few sections are seen at a glance; more are listed beside the text, where the window is wide enough (TEXT-009). */
function Sections({ sections }: { sections: readonly TextSection[] }) {
  const cards = sections.map((section) => <SectionCard key={section.id} section={section} />)
  if (sections.length < 3) return cards
  return (
    <div className={classes.columns}>
      <nav aria-label="On this page" className={classes.contents}>
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div>{cards}</div>
    </div>
  )
}

function SectionCard({ section: { id, title, nodes } }: { section: TextSection }) {
  return (
    <TextCard id={id} title={title}>
      {/* Which keys there are is known to the program, and shown elsewhere, too. */}
      {id === 'keyboard-shortcuts' && <KeyList />}
      <RichText nodes={nodes} />
    </TextCard>
  )
}
