import { type Kind, recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import type { SiteText } from '@rosette/contract-kit/text/site-text.ts'
import type { NewsItem } from '@rosette/features/community/contract/community-notices.ts'
import { feedPath, newsItemPath } from '@rosette/features/news/contract/news-query.ts'
import type { PublicSummary } from '@rosette/features/permanent-links/contract/public-summary.ts'
import { describeSummary, jsonLdOf } from '@rosette/features/permanent-links/server/json-ld.ts'
import { catalogJsonLd, datasetJsonLd } from '@rosette/features/permanent-links/server/release-json-ld.ts'
import { siteDescriptionOf } from '@rosette/features/site/contract/site-descriptions.ts'
import type { SitePage, SitePath } from '@rosette/features/site/contract/site-pages.ts'
import type { ReleaseOrigin } from '@rosette/features/site/server/release-origin.ts'
import type { PageFacts } from './page-document.ts'

/** Facts of a record page, from the text of the record, which kept its contract when it was made. */
function factsOfRecord(kind: Kind, key: number, json: string): PageFacts {
  const record: Record<string, unknown> = JSON.parse(json)
  return {
    status: 200,
    title: kind.browserTitle(record),
    description: kind.summary(record),
    canonical: recordPath(kind, key),
    // An obsolete record stays readable, but search engines should not lead anyone to it.
    isIndexed: !kind.isObsolete(record) && !kind.isOfPeople,
    jsonLd: kind.jsonLd?.(record) ?? null,
    chunks: chunksOfKind(kind),
  }
}

/** Facts of a permanent address: those of the record page, or of the summary for those who may not see it. */
export function factsOfSummary(kind: Kind, summary: PublicSummary, json: string): PageFacts {
  const facts = factsOfRecord(kind, summary.key, json)
  const ofSummary = jsonLdOf(kind, summary)
  const shared = { ...facts, canonical: summary.address, jsonLd: ofSummary }
  // Who may see the record also gets what the kind itself tells programs, such as the authors of an article.
  if (summary.isOpen) return { ...shared, jsonLd: ofSummary && { ...ofSummary, ...facts.jsonLd } }
  return { ...shared, title: `${summary.name} | ${kind.label}`, description: describeSummary(kind, summary), chunks: summaryChunks }
}

const summaryChunks = ['packages/features/permanent-links/web/summary-page.tsx']

/** An id that means no single record: the page says why. */
export function factsOfExplanation(status: number, title: string): PageFacts {
  return { ...nameless, status, title }
}

export function factsOfSitePage(page: SitePage, path: string): PageFacts {
  return {
    status: 200,
    title: page.title,
    description: siteDescriptionOf(page),
    canonical: path,
    isIndexed: page.robots === 'index',
    jsonLd: null,
    chunks: siteChunks[page.path] ?? [],
    feed: feeds[page.path],
  }
}

/** A page of text under the title and with the first sentences of its file. */
export function factsOfText(page: SitePage, path: string, { title, lead }: SiteText): PageFacts {
  return { ...factsOfSitePage(page, path), title, description: lead }
}

/** FAIR-002: the home page describes the catalogue, the release notes the data set. */
export function describeRelease(facts: PageFacts, origin: ReleaseOrigin): PageFacts {
  const described = { ...origin, description: facts.description ?? facts.title }
  return { ...facts, jsonLd: facts.canonical === '/' ? catalogJsonLd(described) : datasetJsonLd(described) }
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

const nameless = { description: null, canonical: null, isIndexed: false, jsonLd: null, chunks: [] }

/** An unknown address (ERR-007): the app's own not-found page, with status 404. */
export const factsOfNotFound: PageFacts = { ...nameless, status: 404, title: 'Page Not Found' }

/** An address that had content once and has no successor: search engines forget it, which they don't after a 404. */
export const factsOfGone: PageFacts = { ...factsOfNotFound, status: 410 }

/** A failure on our side: the page says so and offers to try again. */
export function factsOfFailure(status: number): PageFacts {
  return { ...nameless, status, title: 'Could Not Be Loaded' }
}

export function chunksOfKind({ name }: Pick<Kind, 'name'>): string[] {
  return ['apps/web/src/record-view.tsx', 'packages/kinds/registry/pages.ts', `packages/kinds/${name}/web/${name}-page.tsx`]
}

/** The busiest of the site pages that are parts of the web app of their own. */
const siteChunks: Readonly<Partial<Record<SitePath, string[]>>> = {
  '/': ['apps/web/src/home/home-page.tsx'],
  '/results': ['packages/features/results/web/results-page.tsx'],
}
