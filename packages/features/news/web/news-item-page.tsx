import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import classes from './news-article.module.css'
import { NewsContent } from './news-content.tsx'
import { LoadFault, Loading, NewsFrame } from './news-frame.tsx'
import { newsItemQuery } from './news-queries.ts'

/** `/news/{id}`: one item, for as long as it exists (FEED-003). */
export function NewsItemPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  return /^[1-9]\d{0,14}$/.test(id) ? <Item id={Number(id)} /> : <NotFoundView sentence={missing} />
}

const missing = 'There is no news item with this number.'

function Item({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(newsItemQuery(id))
  if (error instanceof ApiProblemError && error.code === 'not_found') return <NotFoundView sentence={missing} />
  if (!data) {
    return (
      <NewsFrame title="News Item">
        {error ? <LoadFault onRetry={refetch}>The news item could not be loaded.</LoadFault> : <Loading />}
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
