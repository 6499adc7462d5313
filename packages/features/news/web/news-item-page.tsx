import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import classes from './news-article.module.css'
import { NewsContent } from './news-content.tsx'
import { NewsFrame } from './news-frame.tsx'
import { newsItemQuery } from './news-queries.ts'

/** `/news/{id}`: one item, for as long as it exists (FEED-003). */
export function NewsItemPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  return isNewsId(id) ? <Item id={Number(id)} /> : <NotFoundView sentence={missing} />
}

export function isNewsId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text)
}

const missing = 'There is no news item with this number.'

function Item({ id }: { id: number }) {
  const item = useQuery(newsItemQuery(id))
  const { data, error } = item
  if (problemCodeOf(error) === 'not_found') return <NotFoundView sentence={missing} />
  if (!data) {
    return (
      <NewsFrame title="News Item">
        <QueryPart query={item} what="the news item">
          {() => null}
        </QueryPart>
      </NewsFrame>
    )
  }
  return (
    <NewsFrame title={data.title} feed="breakingnews">
      <article className={classes.article}>
        <time dateTime={data.date} className={classes.date}>
          {data.date}
        </time>
        <NewsContent html={data.content} />
      </article>
    </NewsFrame>
  )
}
