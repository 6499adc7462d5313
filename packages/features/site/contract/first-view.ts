import type { PageData } from './page-data.ts'

/** A call below `/api/` that a page makes before it can show anything. */
export type FirstCall = { key: readonly unknown[]; path: string; body?: unknown }

/** What the first view of a page needs: calls, and source files of parts that the page loads after it was drawn. */
export type FirstNeeds = { calls: FirstCall[]; chunks: string[] }

export type FirstViewRequest = { href: string; data: PageData; nonce: string }

/** What the web app, built for the server, offers to the API: the first view of a page as HTML. */
export type FirstViewModule = {
  /** Null if the first view of a page depends on what only the browser knows. */
  firstNeedsOf(href: string): FirstNeeds | null
  renderFirstView(request: FirstViewRequest): Promise<string>
}
