import { type Kind, recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { siteDescriptionOf } from '@rosette/features/site/contract/site-descriptions.ts'
import type { SitePage, SitePath } from '@rosette/features/site/contract/site-pages.ts'
import type { PageFacts } from './page-document.ts'

/** Facts of a record page, from the stored text of the record. */
export function factsOfRecord(kind: Kind, key: number, json: string): PageFacts {
  const record = kind.record.parse(JSON.parse(json))
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

export function factsOfSitePage(page: SitePage, path: string): PageFacts {
  return {
    status: 200,
    title: page.title,
    description: siteDescriptionOf(page),
    canonical: path,
    isIndexed: page.robots === 'index',
    jsonLd: null,
    chunks: siteChunks[page.path] ?? [],
  }
}

const nameless = { description: null, canonical: null, isIndexed: false, jsonLd: null, chunks: [] }

/** An unknown address (ERR-007): the app's own not-found page, with status 404. */
export const factsOfNotFound: PageFacts = { ...nameless, status: 404, title: 'Page Not Found' }

/** A failure on our side: the page says so and offers to try again. */
export function factsOfFailure(status: number): PageFacts {
  return { ...nameless, status, title: 'Could Not Be Loaded' }
}

export function chunksOfKind({ name }: Pick<Kind, 'name'>): string[] {
  return ['apps/web/src/record-view.tsx', `packages/kinds/${name}/web/${name}-page.tsx`]
}

/** The busiest of the site pages that are parts of the web app of their own. */
const siteChunks: Readonly<Partial<Record<SitePath, string[]>>> = {
  '/': ['apps/web/src/home/home-page.tsx'],
  '/results': ['packages/features/results/web/results-page.tsx'],
}
