import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'

const database = demoDatabase()
const { as } = await demoSite('spec')

const read = async (path: string) => (await as('anonymous').get(path)).text
const locationsOf = (text: string) => Array.from(text.matchAll(/<loc>https:\/\/rosette\.example([^<]*)<\/loc>/g), ([, path = '']) => path)

test('[FAIR-005] the sitemap lists pages and current records by permanent address, in files of at most 10,000, and no people', async () => {
  const files = locationsOf(await read('/sitemap.xml'))
  expect(files).toContain('/sitemap/locus-1.xml')
  expect(files.filter((file) => /person|organization/.test(file))).toEqual([])
  for (const file of files) {
    const text = await read(file)
    const paths = locationsOf(text)
    expect(paths.length, file).toBeGreaterThan(0)
    expect(paths.length, file).toBeLessThanOrEqual(10_000)
    expect(text.split('<lastmod>').length, file).toBe(paths.length + 1)
    expect((await as('anonymous').open((paths[0] ?? '').replaceAll('&amp;', '&'))).status, paths[0]).toBe(200)
  }
  expect(locationsOf(await read('/sitemap/locus-1.xml'))).toContain('/locus/AT4G18960')
  for (const path of ['/sitemap/person-1.xml', '/sitemap/locus-0.xml', '/sitemap/locus-99.xml', '/sitemap/x']) {
    expect((await as('anonymous').get(path)).status, path).toBe(404)
  }
})

test('[FAIR-006] robots.txt names the sitemap and keeps calls, results and people out', async () => {
  const text = await read('/robots.txt')
  for (const line of ['Sitemap: https://rosette.example/sitemap.xml', 'Disallow: /api/', 'Disallow: /results', 'Disallow: /person']) {
    expect(text.split('\n')).toContain(line)
  }
})

test('[FAIR-007] every address in llms.txt answers', async () => {
  const paths = Array.from((await read('/llms.txt')).matchAll(/https:\/\/rosette\.example(\/[\w/.-]*\w)/g), ([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(4)
  for (const path of paths) expect((await as('anonymous').get(path)).status, path).toBeLessThan(400)
})

test('[FAIR-008] browsers find the search, and its template leads to results', async () => {
  expect((await as('anonymous').open('/help')).text).toContain('rel="search" type="application/opensearchdescription+xml"')
  const [, template = ''] = /template="([^"]*)"/.exec(await read('/opensearch.xml')) ?? []
  const { pathname, search } = new URL(template.replaceAll('&amp;', '&').replace('{searchTerms}', 'AG'))
  expect((await as('anonymous').open(pathname + search)).status).toBe(200)
})

test('[FAIR-004] summaries and records have social cards', async () => {
  for (const role of ['anonymous', 'orcid'] as const) {
    const { text } = await as(role).open('/locus/AT4G18960')
    for (const name of ['og:title', 'og:description', 'og:url', 'og:type']) expect(text, name).toContain(`<meta property="${name}"`)
    expect(text).toContain('<meta name="twitter:card" content="summary">')
  }
})

const jsonLdOf = async (path: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)</.exec((await as('anonymous').open(path)).text)?.[1] ?? 'null')

test('[FAIR-002] the home page describes the catalogue and the release notes the data set', async () => {
  expect(await jsonLdOf('/')).toMatchObject({
    '@type': 'DataCatalog',
    url: 'https://rosette.example/',
    license: 'https://rosette.example/about/release-notes',
    publisher: { '@type': 'Organization', name: 'Rosette' },
    dataset: { '@type': 'Dataset', version: database.releaseId },
  })
  const dataset = await jsonLdOf('/about/release-notes')
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    version: database.releaseId,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    license: expect.arrayContaining(['https://creativecommons.org/licenses/by/4.0/']),
    publisher: { '@type': 'Organization', name: 'Rosette' },
  })
  expect(dataset.distribution.length).toBeGreaterThan(0)
  for (const { contentUrl } of dataset.distribution) {
    const { pathname, origin } = new URL(contentUrl)
    expect([origin, (await as('anonymous').get(pathname)).status], contentUrl).toEqual(['https://rosette.example', 200])
  }
  expect(await jsonLdOf('/help')).toBeNull()
})
