import type { PageData } from './page-data.ts'

/** A call below `/api/` that a page makes before it can show anything. */
export type FirstCall = { key: readonly unknown[]; path: string; body?: unknown }

/** What the first view of a page reads: the calls of its route, and the source files of the chunks that it is made of. */
export type FirstReads = { calls: FirstCall[]; chunks: string[] }

export type FirstViewRequest = { href: string; data: PageData; nonce: string }

/** What the web app, built for the server, offers to the API: the first view of a page as HTML. */
export type FirstViewModule = {
  /** Null if the first view of a page depends on what only the browser knows. */
  firstReadsOf(href: string): Promise<FirstReads | null>
  renderFirstView(request: FirstViewRequest): Promise<string>
}
