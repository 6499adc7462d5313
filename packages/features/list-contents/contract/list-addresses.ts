import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import { z } from 'zod'
import { ListContentId, ListPart } from './list-content.ts'
import { type ListKind, listCategoryOf } from './list-kinds.ts'
import { maxComparedLists } from './list-operation.ts'

/** Own lists, of the account and of the browser. */
export const ownListsPath = '/lists'

/** With ids to begin with, or for a list that they are added to. */
export function newListPath(kind: ListKind, further: { ids?: string; to?: string } = {}): string {
  return withQuery('/lists/new', { kind, ...further })
}

/** Pastes further ids into a list. */
export function addToListPath({ kind, listId }: { kind: ListKind; listId: string }): string {
  return newListPath(kind, { to: listId })
}

export const listTabs = ['items', 'functions', 'map', 'report', 'changes', 'versions'] as const
export type ListTab = (typeof listTabs)[number]

/** A list; with a version it shows the same items for ever. */
export function listPath(listId: string, { version, tab }: { version?: number; tab?: ListTab } = {}): string {
  return withQuery(`/lists/${listId}`, { v: version, tab })
}

/** A content without a name. */
export function contentPath(contentId: string, { tab }: { tab?: ListTab } = {}): string {
  return withQuery(`/lists/c/${contentId}`, { tab })
}

export type Comparison = {
  /** Contents. */
  of: readonly string[]
  /** The parts that are ticked. */
  parts: readonly string[]
}

export function comparePath({ of, parts }: Comparison): string {
  return withQuery('/lists/compare', { of: of.join('|'), part: parts.join('|') || null })
}

/** Reads the query that `comparePath` wrote; what is not an id or a part of these contents is left out. */
export function parseComparison(query: Readonly<Record<string, unknown>>): Comparison {
  const valuesOf = (value: unknown) => (typeof value === 'string' ? [...new Set(value.split('|'))] : [])
  const of = valuesOf(query.of)
    .filter((id) => ListContentId.safeParse(id).success)
    .slice(0, maxComparedLists)
  return { of, parts: valuesOf(query.part).filter((part) => ListPart.safeParse(part).success && part.length === of.length) }
}

/** All records of a content as results, with columns, filters and files. */
export function withinListPath(kind: ListKind, contentId: string): string {
  return resultsPath(listCategoryOf(kind), { criteria: {} }, { 'is.list': contentId })
}

/** The query of a list's address. */
export const ListQuery = z.object({
  v: z.coerce.number().int().min(1).optional().catch(undefined),
  tab: z.enum(listTabs).catch('items'),
  order: z.literal('given').optional().catch(undefined),
})
