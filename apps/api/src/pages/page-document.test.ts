import type { PageFacts } from '@rosette/features/site/server/page-facts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseStyle } from './critical-style.ts'
import { escapeScript, pageDocument } from './page-document.ts'
import { devAssets, type WebAssets } from './web-assets.ts'

const built: WebAssets = {
  isDev: false,
  dist: '/site',
  topFiles: ['favicon.svg'],
  builtOn: '2026-11-01',
  assetsOf: () => ({ script: '/assets/main.js', preloads: ['/assets/locus.js'], styles: ['/assets/main.css'] }),
  rulesOf: () => parseStyle('body{margin:0}.card{color:red}.other{color:blue}'),
  watchScript: 'addEventListener()',
  genomeFrame: null,
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
  release: '2026_11',
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

test('the theme is chosen before the first style and script are requested', () => {
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

const rendered = {
  ...parts,
  firstView: '<div class="card" style="--at:3px">AG &lt;b&gt;</div><p style="color:red}body{display:none">x</p>',
}

test('[PAINT-003] a first view brings its styles: only rules that can matter to it, under the nonce, and no style attribute', () => {
  const document = pageDocument(rendered)
  expect(document).toContain('<style nonce="n0">body{margin:0}.card{color:red}</style>')
  expect(document).toContain('<style id="style-attributes" nonce="n0">[data-style="0"]{--at:3px}</style>')
  expect(document).toContain('<div id="root"><div class="card" data-style="0">AG &lt;b&gt;</div><p>x</p></div>')
  expect(document).not.toMatch(/<[^>]* style=/)
  for (const tag of document.match(/<style[^>]*>/g) ?? []) expect(tag).toContain('nonce="n0"')
})

test('[PAINT-003] no style sheet and no script holds up the paint of a first view', () => {
  const document = pageDocument(rendered)
  expect(document).toContain('<link rel="stylesheet" href="/assets/main.css" media="print" nonce="n0">')
  const [before = '', waiting = '', after = ''] = document.split(/<template id="app">|<\/template>/)
  expect(waiting).toContain('<link rel="modulepreload" href="/assets/locus.js" nonce="n0">')
  expect(waiting).toContain('<script type="module" src="/assets/main.js" nonce="n0"></script>')
  expect(before + after).not.toMatch(/modulepreload|src="/)
  // Only then is there something to wait for.
  expect(before).toContain('AG &lt;b&gt;')
  expect(after).toContain("observe({type:'paint',buffered:true})")
  expect(pageDocument(parts)).toContain('<link rel="stylesheet" href="/assets/main.css" nonce="n0">')
  expect(pageDocument(parts)).not.toContain('<template')
})

test('[PAINT-006] a style attribute that could end its rule is dropped', () => {
  expect(pageDocument(rendered)).not.toContain('display:none')
})

test('[PAINT-008] without scripts a document is light and says what is missing', () => {
  expect(pageDocument(rendered)).toContain('<html lang="en" data-mantine-color-scheme="light">')
  expect(pageDocument(rendered)).toContain('The rest of this page needs JavaScript')
  expect(pageDocument(parts)).toContain('This page needs JavaScript')
})

/** What people or files could put into a name to break out of the element, in any order and beside anything else. */
const hostile = fc
  .array(fc.oneof(fc.constantFrom('</script>', '<script>', '<!--', '-->', ']]>', '"', "'", '\\', '<', '&lt;', '\u2028', '\0'), fc.string()))
  .map((pieces) => pieces.join(''))

test('[FAIR-003] no value of JSON-LD ends its element or becomes markup', () => {
  const tagsOf = (document: string) => document.match(/<\/?[a-z!][^>]*>/gi)?.length
  const usual = tagsOf(pageDocument({ ...parts, facts: { ...facts, jsonLd: { name: 'x' } } }))
  fc.assert(
    fc.property(fc.dictionary(hostile, hostile), hostile, (more, value) => {
      const jsonLd = { ...more, name: value, nested: [{ value }] }
      const document = pageDocument({ ...parts, facts: { ...facts, jsonLd } })
      expect(tagsOf(document)).toBe(usual)
      const [, attributes = '', text = ''] = /<script type="application\/ld\+json"([^>]*)>([\s\S]*?)<\/script>/.exec(document) ?? []
      expect(attributes).toBe(' nonce="n0"')
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(jsonLd, completed)))
    }),
    { seed: 3702 },
  )
})

/** Addresses of the site are made whole. */
const completed = (name: string, value: unknown) =>
  ['@id', 'url', 'license', 'contentUrl'].includes(name) && String(value).startsWith('/') ? `https://rosette.example${value}` : value

test('[FAIR-009] every document names the release and where the licences are', () => {
  const document = pageDocument(parts)
  expect(document).toContain('<meta name="rosette-release" content="2026_11">')
  expect(document).toContain('<link rel="license" href="/about/release-notes">')
})
