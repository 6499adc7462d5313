import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { NewsItem } from '../../community/contract/community-notices.ts'
import { type NewsPeriod, newsItemPath } from '../contract/news-query.ts'
import { NewsArticle } from './news-article.tsx'
import { NewsFrame } from './news-frame.tsx'
import { newsQuery } from './news-queries.ts'

const pages = {
  curr: { title: 'Breaking News', statement: 'News of the past 9 months.', none: 'No news in the past 9 months.' },
  prev: { title: 'News Archive', statement: 'News older than 9 months.', none: 'No older news.' },
} as const

/** `/news/breaking-news` and `/news/old-news` (NEWS-004): every item of the period, newest first. */
export function NewsListPage({ period }: { period: NewsPeriod }) {
  const { title, statement, none } = pages[period]
  const news = useQuery(newsQuery({ type: 'full', period }))
  useItemOfHash(news.data, news.isError)
  return (
    <NewsFrame title={title} statement={statement} {...(period === 'curr' && { feed: 'breakingnews' as const })}>
      <QueryPart query={news} what="news" isEmpty={({ length }) => length === 0} empty={<EmptyText>{none}</EmptyText>}>
        {(items) => items.map((item) => <NewsArticle key={item.id} item={item} />)}
      </QueryPart>
      {news.data && period === 'curr' ? (
        <p>
          Older items are in the <PageLink href="/news/old-news">news archive</PageLink>.
        </p>
      ) : null}
    </NewsFrame>
  )
}

/** NEWS-006: the item in the address comes into view. One that has left the list is at its own address (FEED-004). */
function useItemOfHash(items: readonly NewsItem[] | undefined, isError: boolean): void {
  const router = useRouter()
  const hash = useRouterState({ select: (state) => state.location.hash })
  useEffect(() => {
    if (!items || isError || !/^\d{1,15}$/.test(hash)) return
    const id = Number(hash)
    if (items.some((item) => item.id === id)) document.getElementById(hash)?.scrollIntoView()
    else router.history.replace(newsItemPath(id))
  }, [items, isError, hash, router])
}
