import { fetchJson, fetchText } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { CommunityEvent, JobPosting, NewsItem } from '../../community/contract/community-notices.ts'
import type { NewsQuery } from '../contract/news-query.ts'

/** Every list of news, by the first part of the key: what an editor changes. */
export const newsKey = ['news'] as const

export function newsQuery({ type, period }: NewsQuery) {
  return queryOptions({
    queryKey: [...newsKey, type, period ?? null],
    queryFn: ({ signal }) => logged(fetchJson(z.array(NewsItem), { path: 'news/breakingnews', query: { type, period }, signal })),
    retry: false,
  })
}

export function newsItemQuery(id: number) {
  return queryOptions({
    queryKey: [...newsKey, 'item', id],
    queryFn: ({ signal }) => fetchJson(NewsItem, { path: `news/items/${id}`, signal }),
    retry: false,
  })
}

export const eventsQuery = queryOptions({
  queryKey: [...newsKey, 'events'],
  queryFn: ({ signal }) => logged(fetchJson(z.array(CommunityEvent), { path: 'news/events', signal })),
  retry: false,
})

export const jobsQuery = queryOptions({
  queryKey: [...newsKey, 'jobs'],
  queryFn: ({ signal }) => logged(fetchJson(z.array(JobPosting), { path: 'news/jobs', signal })),
  retry: false,
})

export function postingQuery(file: string) {
  return queryOptions({
    queryKey: [...newsKey, 'posting', file],
    queryFn: ({ signal }) => logged(fetchText({ path: 'news/view-job', query: { file }, isText: true, signal })),
    retry: false,
  })
}

/** NEWS-012: a failure is logged; the page shows an empty list and offers to try again. */
function logged<Answer>(request: Promise<Answer>): Promise<Answer> {
  return request.catch((error: unknown) => {
    console.error('News could not be loaded.', error)
    throw error
  })
}
