import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { goInside, settle } from '../kit/go-inside.ts'

export type CrawlLimits = {
  /** Addresses that are requested. */
  most: number
  /** Of each kind of page. */
  ofKind: number
  /** Of those that only the browser draws. */
  rendered: number
  /** Whether the browser also opens the first of each kind that the server has rendered. */
  opensAll: boolean
}

export type Crawled = {
  /** What is wrong, in words, with the address and the page that links it. */
  errors: string[]
  /** Addresses that were requested, and those of them that a browser opened, by kind of page. */
  requested: number
  opened: Map<string, string>
}

/** Looks at a page that stands in the browser; answers what is wrong with it. */
export type Look = (page: Page) => Promise<string[]>

/**
 * Follows the links of the site from the home page, breadth first: each document by HTTP, and in the browser those that the server does not
 * draw; on request, also the first of each kind.
 */
export async function crawlSite(page: Page, { most, ofKind, rendered, opensAll }: CrawlLimits, look: Look): Promise<Crawled> {
  const errors: string[] = []
  const opened = new Map<string, string>()
  const seen = new Map<string, string>([['/', 'nowhere']])
  const requested = new Map<string, number>()
  const draws = new Map<string, number>()
  const add = (links: readonly string[], from: string) => {
    for (const link of links) if (!seen.has(link)) seen.set(link, from)
  }
  let count = 0
  // A Map is walked in the order of its entries, those that come in on the way included.
  for (const [path, from] of seen) {
    const kind = kindOfAddress(path)
    const already = requested.get(kind) ?? 0
    if (count >= most) break
    if (already >= ofKind || isLeftOut(path)) continue
    requested.set(kind, already + 1)
    count++
    const at = `${path} (from ${from})`
    const answer = await follow(page.request, path)
    if (typeof answer === 'string') errors.push(`${at}: ${answer}`)
    if (typeof answer === 'string' || answer.isFile) continue
    if (answer.title === '') errors.push(`${at}: no title`)
    add(answer.links, path)
    if (answer.isRendered && !answer.hasHeading) errors.push(`${at}: no heading`)
    const turns = draws.get(kind) ?? 0
    if (turns >= rendered || (answer.isRendered && (turns > 0 || !opensAll))) continue
    draws.set(kind, turns + 1)
    opened.set(kind, path)
    const found = await openInside(page, answer.path)
    add(found.links, path)
    errors.push(...[...found.errors, ...(turns === 0 ? await look(page) : [])].map((error) => `${at}: ${error}`))
  }
  return { errors, requested: count, opened }
}

/** Ends the session, or leaves the site. */
const isLeftOut = (path: string) => /^\/(auth|linktoorcid)\b/.test(path)

/** What pages are alike: the same kind of record, the same list, the same form. */
export function kindOfAddress(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site')
  const [, first = '', second] = pathname.split('/')
  const isPage = /^(search|browse|tools|about|help|news|download|submit|portals|edit)$/.test(first)
  const category = searchParams.get('category')
  return `/${first}${second === undefined ? '' : isPage ? `/${second}` : '/…'}${category === null ? '' : ` ${category}`}`
}

type Document = { path: string; isFile: boolean; isRendered: boolean; title: string; hasHeading: boolean; links: string[] }

/** The document at the end of the redirects, or what is wrong with the address. */
async function follow(request: APIRequestContext, path: string): Promise<Document | string> {
  let here = path
  for (let hops = 0; hops < 4; hops++) {
    const isFile = /^\/(api|download_files)\//.test(here)
    const answer = await request.fetch(here, { method: isFile ? 'HEAD' : 'GET', maxRedirects: 0, headers: { accept: 'text/html' } })
    const target = answer.headers().location
    if (target === undefined) return readDocument(here, isFile, answer)
    const { origin, pathname, search } = new URL(target, answer.url())
    // Where other sites lead is not ours.
    if (origin !== new URL(answer.url()).origin)
      return { path: here, isFile: true, isRendered: false, title: '', hasHeading: false, links: [] }
    here = `${pathname}${search}`
  }
  return 'redirects without end'
}

async function readDocument(path: string, isFile: boolean, answer: APIResponse): Promise<Document | string> {
  // A file may ask for a login.
  if (answer.status() >= 400 && !(isFile && answer.status() === 401)) return `status ${answer.status()}`
  const text = isFile ? '' : await answer.text()
  const title = /<title>([^<]*)<\/title>/.exec(text)?.[1]?.trim() ?? ''
  const hrefs = Array.from(text.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'))
  const isHtml = answer.headers()['content-type']?.includes('text/html') ?? false
  return {
    path,
    title,
    isFile: isFile || !isHtml,
    isRendered: !text.includes('<div id="root"></div>'),
    hasHeading: /<h1[\s>]/.test(text),
    links: hrefs.flatMap((href) => addressOf(href, path)),
  }
}

/** An internal address without its hash; nothing for others. */
function addressOf(href: string, from: string): string[] {
  if (!href.startsWith('/') || href.startsWith('//')) return []
  const { pathname, search } = new URL(href, `http://site${from}`)
  return [`${pathname}${search}`]
}

/** Opens a page as a link of the site does, and reads its links. */
async function openInside(page: Page, path: string): Promise<{ links: string[]; errors: string[] }> {
  await goInside(page, path)
  const heading = page.getByRole('heading', { level: 1 }).first()
  try {
    await page.waitForFunction((to) => location.pathname + location.search === to && document.querySelector('h1'), path, {
      timeout: 15_000,
    })
    await settle(page)
    await heading.waitFor({ timeout: 5000 })
  } catch {
    const now = new URL(page.url())
    // A page may lead on by itself: to the login, or to the first of its lists.
    if (`${now.pathname}${now.search}` === path || !(await heading.isVisible())) return { links: [], errors: ['no heading in the browser'] }
  }
  const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const title = await page.title()
  return { links: hrefs.flatMap((href) => addressOf(href, path)), errors: title === '' ? ['no title in the browser'] : [] }
}
