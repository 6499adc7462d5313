import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { newsItemPath } from '../contract/news-query.ts'
import { FeedLink, NewsFrame } from './news-frame.tsx'
import classes from './news-overview-page.module.css'
import { newsQuery } from './news-queries.ts'

/** `/news/overview`: what each page holds, and the newest headlines (NEWS-003). */
export function NewsOverviewPage() {
  const news = useQuery(newsQuery({ type: 'short' }))
  return (
    <NewsFrame title="News Overview" statement="Breaking news covers the past 9 months; the archive has older items.">
      <TitledCard isPadded title="Latest news" action={<FeedLink feed="breakingnews" />}>
        <QueryPart
          query={news}
          what="news"
          isEmpty={({ length }) => length === 0}
          empty={<EmptyText>No news in the past 9 months.</EmptyText>}
        >
          {(items) => (
            <ul className={classes.headlines}>
              {items.map(({ id, title, date }) => (
                <li key={id} className={classes.headline}>
                  <time dateTime={date} className={classes.date}>
                    {date}
                  </time>
                  <PageLink href={newsItemPath(id)}>{title}</PageLink>
                </li>
              ))}
            </ul>
          )}
        </QueryPart>
      </TitledCard>
      <ul className={classes.parts} aria-label="News pages and what they hold">
        {parts.map(({ label, href, description }) => (
          <li key={href} className={classes.part}>
            <PageLink href={href}>{label}</PageLink>
            <p className={classes.description}>{description}</p>
          </li>
        ))}
      </ul>
    </NewsFrame>
  )
}

const parts = [
  { label: 'Breaking News', href: '/news/breaking-news', description: 'Items of the past 9 months, in full' },
  { label: 'News Archive', href: '/news/old-news', description: 'All older items' },
  { label: 'Conferences and Events', href: '/news/events', description: 'Meetings, courses and workshops' },
  { label: 'Job Postings', href: '/news/jobs', description: 'Open positions' },
]
