import { expect, test } from 'vitest'
import { parseStyle } from './critical-style.ts'
import { escapeScript, type PageFacts, pageDocument } from './page-document.ts'
import { devAssets, type WebAssets } from './web-assets.ts'

const built: WebAssets = {
  isDev: false,
  dist: '/site',
  topFiles: ['favicon.svg'],
  builtOn: '2026-11-01',
  assetsOf: () => ({ script: '/assets/main.js', preloads: ['/assets/locus.js'], styles: ['/assets/main.css'] }),
  rulesOf: () => parseStyle('body{margin:0}.card{color:red}.other{color:blue}'),
  firstView: null,
}
const facts: PageFacts = {
  status: 200,
  title: 'Locus Detail',
  description: 'AG "agamous" <b>',
  canonical: '/locus?key=1',
  isIndexed: true,
  jsonLd: { name: '</script>' },
  chunks: [],
}
const parts = {
  facts,
  pageData: '{"a":"</script><script>alert(1)</script>"}',
  nonce: 'n0',
  assets: built,
  publicUrl: 'https://rosette.example',
  firstView: null,
}

test('a document carries what browsers and search engines read before any script runs', () => {
  const document = pageDocument(parts)
  expect(document).toContain('<title>Locus Detail</title>')
  expect(document).toContain('<link rel="canonical" href="https://rosette.example/locus?key=1">')
  expect(document).toContain('<meta name="robots" content="index, follow">')
  expect(document).toContain('<meta name="description" content="AG &quot;agamous&quot; &lt;b&gt;">')
  expect(document).toContain('<meta property="csp-nonce" nonce="n0">')
  expect(document).toContain('<link rel="modulepreload" href="/assets/locus.js" nonce="n0">')
  expect(document).toContain('<link rel="icon" href="/favicon.svg">')
})

test('the theme is chosen before the first style and script are asked for', () => {
  const document = pageDocument(parts)
  expect(document.indexOf('rosette-theme')).toBeGreaterThan(0)
  expect(document.indexOf('rosette-theme')).toBeLessThan(document.indexOf('/assets/main.css'))
})

test('data can not end its script element', () => {
  const document = pageDocument(parts)
  expect(document).not.toContain('<script>alert')
  // Theme, JSON-LD, entry and data: no fifth one came in with the data.
  expect(document.match(/<\/script>/g)).toHaveLength(4)
  const inline = /id="page-data"[^>]*>(.*)<\/script>/.exec(document)?.[1] ?? ''
  expect(JSON.parse(inline)).toEqual(JSON.parse(parts.pageData))
})

test('line separators of JSON are escaped for JavaScript', () => {
  expect(escapeScript('"\u2028\u2029<"')).toBe('"\\u2028\\u2029\\u003c"')
})

test('every script and style carries the nonce', () => {
  for (const assets of [built, devAssets]) {
    const tags = pageDocument({ ...parts, assets }).match(/<(script|link rel="(stylesheet|modulepreload)")[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(2)
    for (const tag of tags) expect(tag).toContain('nonce="n0"')
  }
})

test('while developing, the document starts the sources with fast refresh', () => {
  const document = pageDocument({ ...parts, assets: devAssets })
  expect(document.indexOf('/@react-refresh')).toBeGreaterThan(0)
  expect(document.indexOf('/@react-refresh')).toBeLessThan(document.indexOf('src="/src/main.tsx"'))
  expect(document).toContain('src="/@vite/client"')
})

test('a page without address or description leaves both out', () => {
  const document = pageDocument({ ...parts, facts: { ...facts, canonical: null, description: null, isIndexed: false } })
  expect(document).not.toContain('canonical')
  expect(document).not.toContain('name="description"')
  expect(document).toContain('<meta name="robots" content="noindex">')
})
