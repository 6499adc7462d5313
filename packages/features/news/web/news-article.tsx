import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { NewsItem } from '../../community/contract/community-notices.ts'
import { newsItemPath } from '../contract/news-query.ts'
import classes from './news-article.module.css'
import { NewsContent } from './news-content.tsx'

/** One item of a list. Its heading is the link to quote: it stays when the item leaves the list. */
export function NewsArticle({ item: { id, title, date, content } }: { item: NewsItem }) {
  return (
    <article id={String(id)} className={classes.article} aria-labelledby={`title-${id}`}>
      <h2 id={`title-${id}`} className={classes.title}>
        <PageLink href={newsItemPath(id)}>{title}</PageLink>
      </h2>
      <time dateTime={date} className={classes.date}>
        {date}
      </time>
      <NewsContent html={content} />
    </article>
  )
}
