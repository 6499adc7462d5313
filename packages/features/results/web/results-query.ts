import {
  type GeneralSearchRequest,
  maxSearchRows,
  maxSearchText,
  type SearchCategory,
  searchCategories,
} from '@rosette/contract-kit/search-contract.ts'
import { z } from 'zod'

/** TABLE-004: rows per page; the first is chosen at first. */
export const resultSizes = [25, 50, 100, 250] as const

const knownCategories = searchCategories.map(({ value }) => value)

/** A general search as the address carries it. */
export type ResultsQuery = { searchText: string; category: SearchCategory; page: number; pageSize: number }

/** Why an address is no search: what the page then says. */
export type UnreadableQuery = { fault: string }

const Page = z.coerce.number().int().min(1).catch(1)
const PageSize = z.coerce
  .number()
  .refine((size) => resultSizes.some((known) => known === size))
  .catch(resultSizes[0])

/** Reads the query string of `/results` (RESULTS-001). Numbers that make no sense fall back; what is searched for does not. */
export function parseResultsQuery(search: string): ResultsQuery | UnreadableQuery {
  const params = new URLSearchParams(search)
  if (params.get('mainType') === 'detail') return { fault: 'Results of the advanced search forms are not part of this site yet.' }
  const asked = params.get('category') ?? 'genes'
  const category = knownCategories.find((known) => known === asked)
  if (!category) return { fault: `“${asked}” is not a type that can be searched. Choose one in the search box.` }
  const searchText = (params.get('searchText') ?? '').trim()
  if (searchText === '') return { fault: 'There is nothing to search for. Type a name, an identifier or a word in the search box.' }
  if (searchText.length > maxSearchText) return { fault: `The search text is longer than ${maxSearchText} characters.` }
  return {
    searchText,
    category,
    page: Page.parse(params.get('page') ?? 1),
    pageSize: PageSize.parse(params.get('pageSize') ?? resultSizes[0]),
  }
}

/** The address of one page of results; what is as at first is left out. */
export function formatResultsPath({ searchText, category, page, pageSize }: ResultsQuery): string {
  const params = new URLSearchParams({ mainType: 'general', searchText, category })
  if (pageSize !== resultSizes[0]) params.set('pageSize', String(pageSize))
  if (page !== 1) params.set('page', String(page))
  return `/results?${params}`
}

/** Pages that can be opened: a search answers its first rows only, however many match. */
export function countPages(total: number, pageSize: number): number {
  return Math.ceil(Math.min(total, maxSearchRows) / pageSize)
}

export function toSearchRequest({ searchText, category, page, pageSize }: ResultsQuery): GeneralSearchRequest {
  return { searchText, category, page, pageSize }
}
