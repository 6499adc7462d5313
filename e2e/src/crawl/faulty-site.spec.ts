import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { test } from '../kit/test.ts'
import { crawlSite } from './crawl-site.ts'

// A site with one error of each sort, so that a crawl without errors means something.
const pages: Readonly<Record<string, string>> = {
  '/': page(
    'Home',
    'Home',
    '/good',
    '/dead',
    '/untitled',
    '/headless',
    '/circle',
    '/leads',
    '/api/dead.txt',
    '//example.org/',
    'https://example.org/',
  ),
  '/good': page('Good', 'Good', '/deep?key=1&amp;part=2'),
  '/untitled': page('', 'No title'),
  '/headless': page('No heading', null),
}
const redirects: Readonly<Record<string, string>> = {
  '/circle': '/there',
  '/there': '/circle',
  '/leads': '/good',
}

test('[LINK-012] a crawl tells of dead links on any page, missing titles and headings, and circles of redirects', async ({ browser }) => {
  const { server, url } = await serve()
  const context = await browser.newContext({ baseURL: url })
  try {
    const limits = { most: 50, ofKind: 5, rendered: 1, opensAll: false }
    const { errors, requested } = await crawlSite(await context.newPage(), limits, async () => [])
    expect(errors.toSorted()).toEqual([
      '/api/dead.txt (from /): status 404',
      '/circle (from /): redirects without end',
      '/dead (from /): status 404',
      '/deep?key=1&part=2 (from /good): status 404',
      '/headless (from /): no heading',
      '/untitled (from /): no title',
    ])
    expect(requested).toBe(9)
  } finally {
    await context.close()
    server.close()
  }
})

function page(title: string, heading: string | null, ...links: string[]): string {
  const list = links.map((link) => `<a class="link" href="${link}">${link}</a>`).join('')
  return `<!doctype html><title>${title}</title>${heading === null ? '' : `<h1>${heading}</h1>`}${list}`
}

async function serve(): Promise<{ server: Server; url: string }> {
  const server = createServer(({ url = '' }, answer) => {
    const [text, location] = [pages[url], redirects[url]]
    if (location) answer.writeHead(302, { location }).end()
    else answer.writeHead(text ? 200 : 404, { 'content-type': 'text/html' }).end(text ?? page('Not found', 'Not found'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}` }
}
