import { useRouterState } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { EventsPage } from './events-page.tsx'
import { JobViewPage } from './job-view-page.tsx'
import { JobsPage } from './jobs-page.tsx'
import { Loading } from './news-frame.tsx'
import { NewsItemPage } from './news-item-page.tsx'
import { NewsListPage } from './news-list-page.tsx'
import { NewsOverviewPage } from './news-overview-page.tsx'

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

/** Every page of news. Those that are read are small, lead to each other and load as one. */
export function NewsPage() {
  const path = useRouterState({ select: (state) => state.location.pathname.replace(/\/$/, '') })
  const Page = pages[path] ?? NewsItemPage
  return (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  )
}
