import { kindNames, kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = demoDatabase()
const { as } = await demoSite()
const { as: guardedAs } = await demoSite('spec')

async function someRecord(kind: string): Promise<{ key: number; json: string }> {
  const { rows } = await database.db.pool.query(
    `select key, json from release_${database.releaseId}.record_document where kind = $1 order by key limit 1`,
    [kind],
  )
  return rows[0]
}

// Kinds of the community have no stored text; their tests are in community-records.live.test.ts.
const releaseKindNames = kindNames.filter((name) => Object.hasOwn(kindServers, name))

test.each(releaseKindNames)('the page of a %s carries its record, title, address and description', async (name) => {
  const { key, json } = await someRecord(name)
  const page = await as('anonymous').open(`/${kinds[name].path}?key=${key}`)
  expect(page).toMatchObject({ status: 200, robots: 'index, follow' })
  expect(page.canonical).toMatch(`https://rosette.example/${kinds[name].path}/`)
  // DETAIL-013, and the gene page is called by its gene's name.
  expect(page.title).toMatch(name === 'gene' ? /^AT[1-5CM]G\d{5}\.\w+$/ : / Detail$/)
  expect(page.description).toBeTruthy()
  expect(page.pageData).toMatchObject({ release: database.releaseId, record: { kind: name, lookup: { key: String(key) } } })
  expect(page.pageData.record?.record).toEqual(JSON.parse(json))
  expect(page.text).toContain(`<link rel="modulepreload" href="/assets/packages/kinds/${name}/web/${name}-page.tsx"`)
})

test('[DLOCUS-001] a locus opens by key, by name in any case, and by accession with or without prefix', async () => {
  const { rows } = await database.db.pool.query(
    `select "by", value, key from release_${database.releaseId}.record_lookup where kind = 'locus' and key in
     (select key from release_${database.releaseId}.record_lookup where value = 'AT4G18960')`,
  )
  const accession = rows.find((row) => row.by === 'accession').value
  const byKey = await as('anonymous').open(`/locus?key=${rows[0].key}`)
  expect(byKey.pageData.record?.record.name).toBe('AT4G18960')
  for (const query of [
    'name=AT4G18960',
    'name=at4g18960',
    `accession=${accession}`,
    `accession=locus:${accession}`,
    `accession=Locus:${accession}`,
  ]) {
    const page = await as('anonymous').open(`/locus?${query}`)
    expect(page.status, query).toBe(200)
    expect(page.canonical).toBe(byKey.canonical)
    expect(page.pageData.record?.record).toEqual(byKey.pageData.record?.record)
  }
})

test('a locus describes itself to search engines', async () => {
  const page = await as('anonymous').open('/locus?name=AT4G18960')
  const jsonLd = /<script type="application\/ld\+json"[^>]*>([^<]*)</.exec(page.text)?.[1] ?? ''
  expect(JSON.parse(jsonLd)).toMatchObject({ '@type': 'Gene', identifier: 'AT4G18960' })
})

test.each(kindNames)('a %s that does not exist, or is not named, is 404 with the app', async (name) => {
  for (const query of ['', '?key=', '?key=999999999999', '?key=abc', '?name=NOPE', '?key=1&key=2']) {
    const page = await as('anonymous').open(`/${kinds[name].path}${query}`)
    expect(page, query).toMatchObject({ status: 404, title: 'Page Not Found', robots: 'noindex', canonical: null })
    expect(page.pageData.record).toBeNull()
  }
})

test('[ERR-007] known paths answer 200, unknown ones 404, both with the app', async () => {
  for (const path of ['/', '/help', '/results?mainType=general', '/search/genes', '/pagenotfound', '/help/']) {
    expect((await as('anonymous').open(path)).status, path).toBe(200)
  }
  for (const path of ['/no/such/path', '/constructor', '/locus/extra', '/..%2f', '/apiary']) {
    expect((await as('anonymous').open(path)).status, path).toBe(404)
  }
})

test('[ERR-007] [DIFF-011] a release that was never published and a correction that was never sent are 404, and a release has its own title', async () => {
  for (const path of ['/about/releases/none', '/corrections/999999', '/corrections/x'])
    expect(await as('anonymous').open(path), path).toMatchObject({ status: 404, title: 'Page Not Found' })
  expect(await as('anonymous').open('/about/releases')).toMatchObject({ status: 200, title: 'Releases' })
  const release = await as('anonymous').open(`/about/releases/${database.releaseId}`)
  expect(release).toMatchObject({ status: 200, title: `Release ${database.releaseId}` })
})

test('every answer has its own nonce, and nothing inline runs without it', async () => {
  const [first, second] = [await as('anonymous').open('/help'), await as('anonymous').open('/help')]
  expect(first.nonce).toMatch(/^[\w-]{22}$/)
  expect(first.nonce).not.toBe(second.nonce)
  const policy = String(first.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'nonce-${first.nonce}'`)
  expect(policy).toContain(`style-src 'self' 'nonce-${first.nonce}'`)
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"]) expect(policy).toContain(rule)
  expect(policy).not.toContain('unsafe')
  expect(first.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    // Addresses may hold the genes that somebody works on: other sites learn only where a visitor comes from.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'private, no-cache',
  })
})

test.each(['/help', '/no/such/page', '/api/release', '/robots.txt'])(
  '[SECURE-038] %s cannot be embedded by other sites, and its scripts use no device',
  async (path) => {
    expect((await as('anonymous').get(path)).headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    })
  },
)

test('a page answers HEAD like GET, without a body', async () => {
  const answer = await as('anonymous').send('HEAD', '/locus?name=AT4G18960')
  expect(answer).toMatchObject({ status: 200, text: '' })
  expect((await as('anonymous').send('HEAD', '/locus?name=NOPE')).status).toBe(404)
})

test('under the specification a record page sends visitors without access to the page that says so', async () => {
  const refused = await guardedAs('anonymous').get('/locus?name=AT4G18960')
  expect(refused).toMatchObject({ status: 302, text: '' })
  expect(refused.headers.location).toBe('/access-denied?from=%2Flocus%3Fname%3DAT4G18960')
  expect((await guardedAs('orcid').open('/locus?name=AT4G18960')).status).toBe(200)
  expect((await guardedAs('anonymous').open('/access-denied?from=x')).status).toBe(200)
})

test('without a built web app pages say so and the API works', async () => {
  const { as: headlessAs, expectErrors } = await testApp(database, { webAssets: null })
  expectErrors(/503 GET \/help/)
  expect(await headlessAs('anonymous').get('/help')).toMatchObject({ status: 503, body: { code: 'upstream_failed' } })
  expect((await headlessAs('anonymous').get('/api/detail/locus?name=AT4G18960')).status).toBe(200)
})
