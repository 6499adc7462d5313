import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { useQuery } from '@tanstack/react-query'
import type { NewsItem } from '../../community/contract/community-notices.ts'
import { newsHashPath } from '../contract/news-hash-path.ts'
import { NewsContent } from './news-content.tsx'
import classes from './news-panel.module.css'
import { newsQuery } from './news-queries.ts'

const placeholders = ['first', 'second', 'third']

/** The newest items for the home page, in a box of its own height that scrolls (HOME-004 to HOME-006); without any it is one line (HOME-018). */
export function NewsPanel() {
  const { data, isError } = useQuery(newsQuery({ type: 'short' }))
  // HOME-009: the failure is logged, and the rest of the page does not depend on it.
  const nothing = isError ? 'No news available.' : data?.length === 0 ? 'No news in the past 9 months.' : null
  return (
    <section
      className={classes.panel}
      aria-label="Newest items"
      aria-busy={!data && !isError}
      data-nothing={nothing === null ? undefined : ''}
      // A scrolling box must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={nothing === null ? 0 : undefined}
    >
      {data?.map((item) => (
        <PanelItem key={item.id} item={item} />
      ))}
      {nothing !== null && <Nothing>{nothing}</Nothing>}
      {!data && !isError ? placeholders.map((name) => <Placeholder key={name} />) : null}
    </section>
  )
}

function PanelItem({ item: { id, title, date, content } }: { item: NewsItem }) {
  return (
    <article className={classes.item} aria-labelledby={`news-${id}`}>
      <h3 id={`news-${id}`} className={classes.title}>
        <PageLink href={newsHashPath(id)}>{title}</PageLink>
      </h3>
      <time dateTime={date} className={classes.date}>
        [{date}]
      </time>
      <div className={classes.content}>
        <NewsContent html={content} />
      </div>
    </article>
  )
}

function Nothing({ children }: { children: string }) {
  return (
    <div className={classes.item}>
      <EmptyText>{children}</EmptyText>
    </div>
  )
}

/** As high as an item with a title of one line and a text of two. */
function Placeholder() {
  return (
    <div className={classes.item} aria-hidden data-testid="news-placeholder">
      <div className={classes.bone} />
      <div className={classes.bone} />
      <div className={classes.bone} />
    </div>
  )
}
