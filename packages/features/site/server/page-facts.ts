/** What a document says about its page to browsers, search engines and link previews. */
export type PageFacts = {
  status: number
  title: string
  description: string | null
  /** Path and query of the canonical address; null if there is none. */
  canonical: string | null
  isIndexed: boolean
  jsonLd: Record<string, unknown> | null
  /** The address of the page's RSS feed. */
  feed?: string | undefined
  /** The address of metadata about what the page shows, as JSON-LD of its own. */
  describedBy?: string | null
  /** Source files of the lazily loaded parts of the web app, for preloading. */
  chunks: readonly string[]
}

/** A page that only says what is wrong with its address, or with us. */
export function factsOfStatus(status: number, title: string): PageFacts {
  return { status, title, description: null, canonical: null, isIndexed: false, jsonLd: null, chunks: [] }
}

/** An unknown address (ERR-007): the app's own not-found page, with status 404. */
export const factsOfNotFound: PageFacts = factsOfStatus(404, 'Page Not Found')

/** An address that had content once and has no successor: search engines forget it, which they don't after a 404. */
export const factsOfGone: PageFacts = { ...factsOfNotFound, status: 410 }
