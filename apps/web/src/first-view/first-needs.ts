import { releaseQuery } from '@rosette/api-client/record-query.ts'
import { searchCall, searchQuery } from '@rosette/api-client/search-query.ts'
import { textQuery } from '@rosette/api-client/text-query.ts'
import { summaryPath, summaryQuery } from '@rosette/features/permanent-links/web/summary-query.ts'
import { findFirstSearch } from '@rosette/features/results/web/query/first-search.ts'
import type { FirstNeeds } from '@rosette/features/site/contract/first-view.ts'
import { textNameOf } from '@rosette/features/texts/contract/text-pages.ts'
import { kindOfPath } from '@rosette/kinds/registry/contract.ts'
import { formCategories, searchFormOf } from '@rosette/kinds/registry/search-entries.ts'

const newsPanel = 'packages/features/news/web/news-panel.tsx'

/** What the first view of a page needs; null if the server draws none for it. */
export function firstNeedsOf(href: string): FirstNeeds | null {
  const { pathname, search } = new URL(href, 'http://site')
  const path = pathname.replace(/(.)\/$/, '$1')
  if (path === '/') return { calls: [{ key: releaseQuery().queryKey, path: 'release' }], chunks: [newsPanel] }
  if (path === '/results') return needsOfResults(search)
  const text = textNameOf(path)
  if (text !== null) return needsOfText(text)
  if (path.startsWith('/search/')) return needsOfForm(path.slice('/search/'.length), search)
  const [, first = '', id] = path.split('/')
  const kind = id === undefined ? null : kindOfPath(first)
  if (kind && id) return needsOfPermanent(kind, id)
  // The record of the address is in the document.
  return kindOfPath(path.slice(1)) ? { calls: [], chunks: [] } : null
}

function needsOfText(name: string): FirstNeeds {
  const page = name.endsWith('-overview') && name !== 'about-overview' ? 'overview-page' : 'site-text-page'
  return { calls: [{ key: textQuery(name).queryKey, path: `texts/${name}` }], chunks: [`apps/web/src/static-pages/${page}.tsx`] }
}

function needsOfPermanent(kind: string, written: string): FirstNeeds | null {
  const id = decode(written)
  if (id === null) return null
  return { calls: [{ key: summaryQuery(kind, id).queryKey, path: summaryPath(kind, id) }], chunks: [] }
}

function needsOfResults(search: string): FirstNeeds | null {
  const first = findFirstSearch(search)
  if (!first) return null
  const { source, hit, search: asked } = first
  return {
    calls: [{ key: searchQuery(hit, asked).queryKey, ...searchCall(asked) }],
    chunks: 'kind' in source ? [`packages/kinds/${source.kind}/web/${source.kind}-results.tsx`] : [],
  }
}

/** A form that is filled in may be one that only the browser keeps. */
function needsOfForm(name: string, search: string): FirstNeeds | null {
  const category = formCategories.find((known) => known === name)
  if (!category || search !== '') return null
  const { kind } = searchFormOf(category)
  return { calls: [], chunks: ['packages/features/search/web/search-form-page.tsx', `packages/kinds/${kind}/web/${kind}-form.ts`] }
}

/** Null for an address with a malformed percent escape. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // The browser shows what the address leads to: nothing.
    return null
  }
}
