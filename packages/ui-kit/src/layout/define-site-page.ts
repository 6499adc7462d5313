import type { Call } from '@rosette/api-client/api-request.ts'
import type { ComponentType } from 'react'

/** What an address says, as a page reads it. */
export type PageAddress = { pathname: string; searchStr: string; params: Readonly<Record<string, string>> }

/** What `queryOptions` makes, whatever it reads. */
export type PageQuery = { queryKey: readonly unknown[]; meta?: Partial<Record<string, unknown>> & QueryMeta }

type QueryMeta = {
  /** The one call that answers the query: the server makes it for the first view and puts the answer into the document. */
  call?: Call
  /** Whether it loads code: it is never part of a document, and a first view waits for it. */
  isCode?: true
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Partial<Record<string, unknown>> & QueryMeta
  }
}

/** A page of the site that is not a record: what is shown, and what it reads as soon as it is opened. */
export type SitePageDefinition = {
  component: ComponentType
  /** The loader of the route reads them before the page is shown, and when somebody is about to open it. */
  queries(address: PageAddress): readonly PageQuery[]
  /** Parts in chunks of their own that are seen at once. */
  parts?(address: PageAddress): readonly (() => Promise<object>)[]
  /** Whether the server renders the page: what is seen first depends on nothing that only the browser knows. */
  isServerRendered?(address: PageAddress): boolean
}

/** Checks the definition of a page; a page that reads nothing is its component alone. */
export function defineSitePage(page: SitePageDefinition): SitePageDefinition {
  return page
}
