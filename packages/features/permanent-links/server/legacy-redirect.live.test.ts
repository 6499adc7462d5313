import { schemaOf } from '@rosette/database/release-schema.ts'
import { kindOfPath } from '@rosette/kinds/registry/contract.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { oldAddresses } from './fixtures/old-addresses.ts'

const database = demoDatabase()
const { as } = await demoSite()
const { as: asBesideOlder } = await testApp(database, { env: { OLDER_SITE_URL: 'https://older.example/' } })

const documentation = 'https://phoenixbioinformatics.atlassian.net/wiki/spaces/COM/overview'

/** Record addresses of the older site, with the key or accession of a record that is there. */
async function recordAddresses(): Promise<string[]> {
  const schema = schemaOf(database.releaseId)
  const { rows } = await database.db.pool.query<{ kind: string; key: number }>(
    `select kind, min(key) as key from ${schema}.record_document group by kind`,
  )
  const keyOf = new Map(rows.map(({ kind, key }) => [kind, key]))
  const types = {
    gene: 'gene',
    locus: 'locus',
    clone: 'clone',
    polyallele: 'polymorphism',
    vector: 'vector',
    germplasm: 'germplasm',
    marker: 'marker',
    publication: 'publication',
    species_variant: 'ecotype',
    transposon: 'transposon',
    keyword: 'keyword',
    communication: 'communication',
    protocol: 'protocol',
    library: 'library',
    sequence: 'sequence',
    host_strain: 'hoststrain',
    transposon_family: 'transposonfamily',
    gene_class_symbol: 'genesymbol',
    array_element: 'arrayelement',
  }
  const { rows: accessions } = await database.db.pool.query<{ kind: string; value: string }>(
    `select kind, min(value) as value from ${schema}.record_lookup where "by" = 'accession' and value ~ '^[0-9]+$' group by kind`,
  )
  const prefixes = {
    cloneend: 'clone_end',
    polymorphism: 'Polymorphism',
    marker: 'genetic_marker',
    arrayelement: 'array_element',
    locus: 'Locus',
  }
  const prefixOf = new Map(Object.entries(prefixes))
  return [
    ...Object.entries(types).map(([type, kind]) => `/servlets/TairObject?type=${type}&id=${keyOf.get(kind)}`),
    ...accessions.map(({ kind, value }) => `/servlets/TairObject?accession=${prefixOf.get(kind)}:${value}`),
  ]
}

test('[LEGACY-024] [LEGACY-012] [LEGACY-022] an old address is answered with 301, and its target, without a further redirect, by the record', async () => {
  const addresses = [...(await recordAddresses()), '/servlets/tairobject?TYPE=LOCUS&amp;NAME=at4g18960']
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) {
    const moved = await as('anonymous').get(address)
    expect(moved, address).toMatchObject({ status: 301, text: '' })
    const page = await as('anonymous').open(String(moved.headers.location))
    expect(page, `${address} → ${moved.headers.location}`).toMatchObject({ status: 200 })
    expect(page.pageData.record, address).not.toBeNull()
  }
})

test('[LEGACY-024] every old address of the table is answered with 301, and no target redirects again', async () => {
  const addresses = Object.values(oldAddresses).flat()
  expect(addresses.length).toBeGreaterThan(70)
  for (const [address, target] of addresses) {
    if (typeof target !== 'string') continue
    for (const answer of [await as('anonymous').get(address), await as('anonymous').send('HEAD', address)]) {
      expect([answer.status, answer.headers.location], address).toEqual([301, target])
    }
    // Keys of the table are made up: the page says that there is no such record.
    const isOfRecord = kindOfPath(target.split(/[/?]/)[1] ?? '') !== null
    const { status } = await as('anonymous').get(target, { accept: 'text/html' })
    expect(isOfRecord ? [200, 404] : [200], `${address} → ${target}`).toContain(status)
  }
})

test('[LEGACY-002] [LEGACY-020] pages without a successor lead to the documentation, or to the older site if there is one, and never elsewhere', async () => {
  const target = async (caller: ReturnType<typeof as>, url: string) => (await caller.get(url)).headers.location
  expect(await target(as('anonymous'), '/help/faq.jsp')).toBe(documentation)
  expect(await target(as('anonymous'), '/some/page.jsp?a=1')).toBe(documentation)
  expect(await target(asBesideOlder('anonymous'), '/some/page.jsp?a=1')).toBe('https://older.example/some/page.jsp?a=1')
  expect(await target(asBesideOlder('anonymous'), '//evil.example/x.jsp')).toMatch(/^https:\/\/older\.example\//)
  expect(await target(asBesideOlder('anonymous'), '/@evil.example/x.jsp')).toMatch(/^https:\/\/older\.example\//)
})

test('[LEGACY-006] [LEGACY-021] [LINK-001] what is gone for good answers 410, an unknown path 404, both with the not-found page', async () => {
  for (const address of ['/submit/genefamily_submission.jsp', '/servlets/TairObject?type=nonsense&id=1']) {
    expect(await as('anonymous').open(address), address).toMatchObject({ status: 410, title: 'Page Not Found', robots: 'noindex' })
  }
  expect(await as('anonymous').open('/no/such/path')).toMatchObject({ status: 404, title: 'Page Not Found' })
})
