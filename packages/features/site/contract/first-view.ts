import { z } from 'zod'
import type { PageData } from './page-data.ts'

/** Id of the `<style>` with the style attributes of the first view. */
export const styleRulesId = 'style-attributes'

/** What the server drew a first view with. The browser takes it over with the same, so that nothing changes. */
export const FirstView = z.object({
  /** Whether the visitor seems to hold a phone; the screen decides later. */
  isPhone: z.boolean(),
  /** Answers of calls that the page would make first, under their keys in its cache. */
  answers: z.array(z.object({ key: z.array(z.unknown()), answer: z.unknown() })),
})
export type FirstView = z.infer<typeof FirstView>

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
