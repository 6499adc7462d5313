import type { FirstReads, FirstViewRequest } from '@rosette/features/site/contract/first-view.ts'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { App, createQueryClient } from '../app.tsx'
import { createAppRouter } from '../router.tsx'
import { describeFirstView, loadFirstView } from './first-reads.ts'
import { keepPageData } from './keep-page-data.ts'

const matcher = createAppRouter(new QueryClient(), createMemoryHistory())

/** What the API must read before a page can be rendered; null if only the browser can render it. */
export function firstReadsOf(href: string): Promise<FirstReads | null> {
  return describeFirstView(matcher, href)
}

/** The page at an address as HTML, rendered by the components that take it over in the browser. */
export async function renderFirstView({ href, data, nonce }: FirstViewRequest): Promise<string> {
  const queryClient = createQueryClient()
  keepPageData(queryClient, data)
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [href] }))
  await router.load()
  await loadFirstView(router, queryClient)
  return renderToHtml(<App data={data} queryClient={queryClient} router={router} nonce={nonce} />)
}

/** Waits for parts that load by themselves. Parts of any size stay in their place: one that came later would need a script. */
async function renderToHtml(page: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  await stream.allReady
  if (errors.length > 0) throw errors[0]
  return new Response(stream).text()
}
