import { expect } from 'vitest'
import { z } from 'zod'
import type { Answer } from '../people/as.ts'
import type { TestVisitor } from '../people/test-people.ts'

type Reader = Pick<TestVisitor, 'get'>
type Query = Readonly<Record<string, string>>

/** A call that answers a list in pages. */
export type PagedCall = {
  who: Reader
  path: string
  /** Its parameters but for those of the page. */
  query: Query
  /** Another value of each of them, and of what its path names. */
  others: Readonly<Record<string, { path?: string; query?: Query }>>
  /** Two sizes of pages, the smaller first. */
  sizes: readonly [number, number]
  windowOf(from: number, size: number): Query
  rows(body: unknown): unknown
  /** Where it is not answered from the release that is served. */
  headers: Query
}

/** What is sent otherwise than the call says. */
export type Sent = Partial<Pick<PagedCall, 'who' | 'path' | 'query' | 'headers'>>

export function readPage(call: PagedCall, { who = call.who, path = call.path, query = {}, headers = call.headers }: Sent): Promise<Answer> {
  return who.get(`/api/${path}?${new URLSearchParams({ ...call.query, ...query })}`, { ...headers })
}

const Page = z.looseObject({ next: z.string().nullable() })

export async function pageOf(call: PagedCall, sent: Sent) {
  const { status, body } = await readPage(call, sent)
  expect(status, JSON.stringify(body)).toBe(200)
  const page = Page.parse(body)
  return { rows: rowsOf(call, page), next: page.next, body: page }
}

/** The names of the rows of a page. */
export function rowsOf(call: PagedCall, body: unknown): string[] {
  return z.array(z.string()).parse(call.rows(body))
}

/** All pages from the first on, or those after a cursor; and how many rows each says that there are before it, if it does. */
export async function walkPages(call: PagedCall, size: number, { cursor, ...sent }: Sent & { cursor?: string } = {}) {
  const rows: string[] = []
  const froms: unknown[] = []
  for (let next: string | null | undefined = cursor; next !== null; ) {
    const page = await pageOf(call, { ...sent, query: { ...call.windowOf(0, size), ...(next !== undefined && { cursor: next }) } })
    froms.push(page.body.from ?? rows.length)
    rows.push(...page.rows)
    next = page.next
    if (froms.length > 200) throw new Error('The pages do not end')
  }
  return { rows, froms }
}

/** The same by offsets or the numbers of pages. */
export async function walkOffsets(call: PagedCall, size: number): Promise<string[]> {
  const rows: string[] = []
  for (let from = 0; from === rows.length; from += size) rows.push(...(await pageOf(call, { query: call.windowOf(from, size) })).rows)
  return rows
}

/** What goes on after the first page. */
export async function firstCursor(call: PagedCall): Promise<string> {
  const { next } = await pageOf(call, { query: call.windowOf(0, call.sizes[0]) })
  if (next === null) throw new Error(`All rows of ${call.path} are on one page`)
  return next
}
