import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { IconRss } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { stepsTo } from '../../site/contract/area-steps.ts'
import type { LinkTarget } from '../../site/contract/menus.ts'
import { TargetLink } from '../../site/web/site-context.tsx'
import { type FeedName, feedPath } from '../contract/news-query.ts'
import classes from './news-frame.module.css'

/** NEWS-002, in the words of the specification. */
const sideLinks: readonly { label: string; target: LinkTarget }[] = [
  { label: 'TAIR News', target: { page: '/news/breaking-news' } },
  { label: 'What Was News', target: { page: '/news/old-news' } },
  { label: 'Conferences and Events', target: { page: '/news/events' } },
  { label: 'ICAR Abstracts', target: { external: 'icarAbstracts' } },
  { label: 'Job Postings', target: { page: '/news/jobs' } },
  { label: 'How to Post a Job', target: { external: 'postJob' } },
]

type NewsFrameProps = {
  /** Browser title, and the heading unless another is given. */
  title: string
  heading?: string
  statement?: string
  feed?: FeedName
  children: ReactNode
}

/** The frame of every page of news: breadcrumb, heading, feed, and the list of pages beside the content. */
export function NewsFrame({ title, heading = title, statement, feed, children }: NewsFrameProps) {
  usePageTitle(title)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { isTairCurator } = useAuth().profile
  const isOverview = path.startsWith('/news/overview')
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={isOverview ? stepsTo('news').slice(0, 1) : stepsTo('news')}
        here={isOverview ? 'News' : heading}
        title={heading}
        statement={statement}
        actions={feed && <FeedLink feed={feed} />}
      />
      <div className={classes.columns}>
        <nav aria-label="News pages">
          <ul className={classes.side}>
            {sideLinks.map(({ label, target }) => (
              <li key={label} data-current={('page' in target && target.page === path) || undefined} className={classes.entry}>
                <TargetLink target={target} className={classes.link}>
                  {label}
                </TargetLink>
              </li>
            ))}
            {isTairCurator ? (
              <li className={classes.entry}>
                <PageLink href="/curator/news" className={classes.link}>
                  Edit news
                </PageLink>
              </li>
            ) : null}
          </ul>
        </nav>
        <div className={classes.content}>{children}</div>
      </div>
    </PageWrap>
  )
}

/** A feed is not a page of the app: the browser opens it, or hands it to a reader. */
export function FeedLink({ feed }: { feed: FeedName }) {
  return (
    <a href={feedPath(feed)} className={classes.feed} type="application/rss+xml">
      <IconRss size={16} aria-hidden /> RSS feed
    </a>
  )
}
