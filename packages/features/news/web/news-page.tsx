import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { defineSitePage, type PageAddress, type PageQuery } from '@rosette/ui-kit/layout/define-site-page.ts'
import { useRouterState } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { EventsPage } from './events-page.tsx'
import { JobViewPage } from './job-view-page.tsx'
import { JobsPage } from './jobs-page.tsx'
import { isNewsId, NewsItemPage } from './news-item-page.tsx'
import { NewsListPage } from './news-list-page.tsx'
import { NewsOverviewPage } from './news-overview-page.tsx'
import { eventsQuery, jobsQuery, newsItemQuery, newsQuery, postingQuery } from './news-queries.ts'

// For few, and heavier than all the others.
const NewsEditorPage = lazy(() => import('./news-editor-page.tsx').then((module) => ({ default: module.NewsEditorPage })))

const pages: Readonly<Record<string, ComponentType>> = {
  '/news/overview': NewsOverviewPage,
  '/news/breaking-news': () => <NewsListPage period="curr" />,
  '/news/old-news': () => <NewsListPage period="prev" />,
  '/news/events': EventsPage,
  '/news/jobs': JobsPage,
  '/news/jobs/view': JobViewPage,
  '/curator/news': NewsEditorPage,
}

/** What each page reads; editors read their entries themselves, once they are known to be editors. */
const queries: Readonly<Record<string, (address: PageAddress) => readonly PageQuery[]>> = {
  '/news/overview': () => [newsQuery({ type: 'short' })],
  '/news/breaking-news': () => [newsQuery({ type: 'full', period: 'curr' })],
  '/news/old-news': () => [newsQuery({ type: 'full', period: 'prev' })],
  '/news/events': () => [eventsQuery],
  '/news/jobs': () => [jobsQuery],
  '/news/jobs/view': ({ searchStr }) => [postingQuery(new URLSearchParams(searchStr).get('file') ?? ''), jobsQuery],
  '/curator/news': () => [],
}

export const newsPage = defineSitePage({
  component: NewsPage,
  queries: (address) => (queries[pageOf(address.pathname)] ?? queriesOfItem)(address),
})

function queriesOfItem({ params: { id = '' } }: PageAddress): readonly PageQuery[] {
  return isNewsId(id) ? [newsItemQuery(Number(id))] : []
}

function pageOf(path: string): string {
  return path.replace(/\/$/, '')
}

/** Every page of news. Those that are read are small, lead to each other and load as one. */
export function NewsPage() {
  const path = useRouterState({ select: (state) => pageOf(state.location.pathname) })
  const Page = pages[path] ?? NewsItemPage
  return (
    <Suspense fallback={<Loading what="the page" />}>
      <Page />
    </Suspense>
  )
}
