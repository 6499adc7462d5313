import type { SiteText } from '@rosette/contract-kit/text/site-text.ts'
import type { NewsItem } from '@rosette/features/community/contract/community-notices.ts'
import { feedPath, newsItemPath } from '@rosette/features/news/contract/news-query.ts'
import { catalogJsonLd, datasetJsonLd } from '@rosette/features/permanent-links/server/release-json-ld.ts'
import { siteDescriptionOf } from '@rosette/features/site/contract/site-descriptions.ts'
import type { SitePage, SitePath } from '@rosette/features/site/contract/site-pages.ts'
import { factsOfStatus, type PageFacts } from '@rosette/features/site/server/page-facts.ts'
import type { ReleaseOrigin } from '@rosette/features/site/server/release-origin.ts'

export function factsOfSitePage(page: SitePage, path: string): PageFacts {
  return {
    status: 200,
    title: titleOfOne(page, path) ?? page.title,
    description: siteDescriptionOf(page),
    canonical: path,
    isIndexed: page.robots === 'index',
    jsonLd: null,
    // The routes of the web app know them.
    chunks: [],
    feed: feeds[page.path],
  }
}

/** A page about one of many has its name, as in the web app. */
function titleOfOne(page: SitePage, path: string): string | null {
  const name = path.split('/').at(-1) ?? ''
  if (page.path === '/corrections/$number') return `Correction ${name}`
  return page.path === '/about/releases/$' && path !== '/about/releases' ? `Release ${name}` : null
}

/** A page of text under the title and with the first sentences of its file. */
export function factsOfText(page: SitePage, path: string, { title, lead }: SiteText): PageFacts {
  return { ...factsOfSitePage(page, path), title, description: lead }
}

/** FAIR-002: the home page describes the catalogue, the release notes the data set, with the metadata of its files if they were exported. */
export function describeRelease(facts: PageFacts, origin: ReleaseOrigin, metadata: string | null): PageFacts {
  if (facts.canonical === '/') return { ...facts, jsonLd: catalogJsonLd(origin, facts.description ?? facts.title) }
  return { ...facts, jsonLd: datasetJsonLd(origin, metadata), describedBy: metadata }
}

/** FEED-007: readers of feeds find them in the head of these pages. */
const feeds: Readonly<Partial<Record<SitePath, string>>> = {
  '/news/overview': feedPath('breakingnews'),
  '/news/breaking-news': feedPath('breakingnews'),
  '/news/events': feedPath('events'),
  '/news/jobs': feedPath('jobs'),
}

/** A news item under its own title, so that a shared link says what it is about. */
export function factsOfNewsItem(page: SitePage, { id, title, content }: NewsItem): PageFacts {
  const words = wordsOf(content)
  return { ...factsOfSitePage(page, newsItemPath(id)), title, description: words || siteDescriptionOf(page) }
}

/** The words of cleaned HTML, which escapes only these four characters. */
function wordsOf(html: string): string {
  const escapes: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => escapes[name] ?? '')
  return text.replace(/\s+/g, ' ').trim()
}

/** A failure on our side: the page says so and offers to try again. */
export function factsOfFailure(status: number): PageFacts {
  return factsOfStatus(status, 'Could Not Be Loaded')
}
