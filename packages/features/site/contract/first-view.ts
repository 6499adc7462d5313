import type { PageData } from './page-data.ts'

/** A call below `/api/` that a page makes before it can show anything. */
export type FirstCall = { key: readonly unknown[]; path: string; body?: unknown }

/** What a page is made of before anyone does anything. */
export type FirstReads = {
  /** The calls of its route; null if its first view depends on what only the browser knows. */
  calls: FirstCall[] | null
  /** The source files of its chunks. */
  chunks: string[]
}

export type FirstViewRequest = { href: string; data: PageData; nonce: string }

/** What the web app, built for the server, offers to the API: the first view of a page as HTML. */
export type FirstViewModule = {
  /** Null if no page has this address. */
  firstReadsOf(href: string): Promise<FirstReads | null>
  renderFirstView(request: FirstViewRequest): Promise<string>
}
