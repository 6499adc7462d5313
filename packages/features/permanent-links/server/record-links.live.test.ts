import { kindNames, kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers, publicViewOf } from '@rosette/kinds/registry/server.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { PublicSummary } from '../contract/public-summary.ts'
import { bioschemasProfiles } from './fixtures/bioschemas-profiles.ts'

const database = demoDatabase()
const { as } = await demoSite('spec')
const site = 'https://rosette.example'

/** The address of one record of a kind: of releases by the release, of people by the community. */
async function addressOf(kind: string): Promise<{ key: number; address: string }> {
  const { rows } = Object.hasOwn(kindServers, kind)
    ? await database.db.pool.query<{ key: number }>(
        `select key from release_${database.releaseId}.record_document where kind = $1 order by key limit 1`,
        [kind],
      )
    : await database.db.pool.query<{ key: number }>('select community_id as key from community.member where kind = $1 order by 1 limit 1', [
        kind,
      ])
  const key = Number(rows[0]?.key)
  return { key, address: PublicSummary.parse((await as('anonymous').get(`/api/summary/${kind}/${key}`)).body).address }
}

/** The targets of a header by relation. */
function targetsOf(header: unknown): Record<string, string[]> {
  const links = [...String(header).matchAll(/<([^>]+)>; rel="([^"]+)"/g)]
  return Object.fromEntries([...Map.groupBy(links, ([, , rel = '']) => rel)].map(([rel, all]) => [rel, all.map(([, href = '']) => href)]))
}

const pathOf = (href: string) => href.replace(site, '')

test.each(kindNames)('[SIGN-003] [SIGN-006] the page of a %s has its links, for every visitor and by GET and HEAD alike', async (kind) => {
  const { key, address } = await addressOf(kind)
  const page = `${site}${address}`
  const { headers } = await as('anonymous').open(address)
  const targets = targetsOf(headers.link)
  expect(targets).toMatchObject({
    'cite-as': [page],
    describedby: expect.arrayContaining([`${page}.json`, `${page}.bib`]),
    item: expect.arrayContaining([`${page}.tsv`]),
    license: [expect.stringMatching(/^https:/)],
    type: expect.arrayContaining(['https://schema.org/AboutPage']),
    author: [`${site}/about/overview`],
    collection: [`${site}/about/release-notes`],
    linkset: [`${page}.linkset`],
  })
  expect(Buffer.byteLength(String(headers.link))).toBeLessThanOrEqual(2048)
  const others = [
    await as('anonymous').send('HEAD', address, { accept: 'text/html' }),
    await as('orcid').open(address),
    await as('orcid').open(`/${kinds[kind].path}?key=${key}`),
    await as('orcid').open(`/${kinds[kind].path}/${key}`),
  ]
  for (const other of others) expect([other.status, other.headers.link]).toEqual([200, headers.link])
})

test.each(kindNames)(
  '[SIGN-004] the linkset of a %s has the links of its page, and every address in it answers and leads back',
  async (kind) => {
    const { address } = await addressOf(kind)
    const page = `${site}${address}`
    const { headers, body } = await as('anonymous').get(`${address}.linkset`)
    expect(headers['content-type']).toContain('application/linkset+json')
    expect((await as('anonymous').get(address, { accept: 'application/linkset+json' })).body).toEqual(body)
    const [ofPage, ...ofFiles]: Record<string, { href: string }[]>[] = Object(body).linkset
    const { anchor, ...links } = ofPage ?? {}
    const { linkset: _linkset, ...targets } = targetsOf((await as('anonymous').open(address)).headers.link)
    expect([anchor, Object.keys(body ?? {})]).toEqual([page, ['linkset']])
    expect(Object.fromEntries(Object.entries(links).map(([rel, all]) => [rel, all.map(({ href }) => href)]))).toEqual(targets)
    for (const href of [
      ...(targets.describedby ?? []),
      ...(targets.item ?? []),
      ...(targets.author ?? []),
      ...(targets.collection ?? []),
    ]) {
      expect((await as('orcid').get(pathOf(href))).status, href).toBe(200)
    }
    const files = [...(targets.describedby ?? []), ...(targets.item ?? [])]
    expect(ofFiles.map((file) => file.anchor).sort()).toEqual(files.toSorted())
    for (const href of files) {
      const back = targetsOf((await as('orcid').get(pathOf(href))).headers.link)
      expect(targets.item?.includes(href) ? back.collection : back.describes, href).toEqual([page])
    }
  },
)

const readJsonLd = async (role: 'anonymous' | 'orcid', path: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)</.exec((await as(role).open(path)).text)?.[1] ?? 'null')

test.each(kindNames)(
  '[SIGN-008] [SIGN-009] the JSON-LD of a %s is a document of its own, and has what its profile asks for',
  async (kind) => {
    const { address } = await addressOf(kind)
    const type = publicViewOf(kinds[kind]).schemaOrg?.type
    for (const role of ['anonymous', 'orcid'] as const) {
      const { status, headers, body } = await as(role).get(`${address}.jsonld`)
      if (type === undefined) {
        expect([status, await readJsonLd(role, address)], role).toEqual([404, null])
        continue
      }
      expect([status, headers['content-type']], role).toEqual([200, expect.stringContaining('application/ld+json')])
      expect(body, role).toEqual(await readJsonLd(role, address))
      expect((await as(role).get(address, { accept: 'application/ld+json' })).body, role).toEqual(body)
      expect(bioschemasProfiles[type]?.safeParse(body).error?.message, role).toBeUndefined()
      expect(body, role).toMatchObject({ '@type': type, '@id': `${site}${address}` })
    }
  },
)

test('[SIGN-009] the JSON-LD of the release and of the catalogue has what its profile asks for', async () => {
  for (const [path, type] of [
    ['/about/release-notes', 'Dataset'],
    ['/', 'DataCatalog'],
  ] as const) {
    expect(bioschemasProfiles[type]?.safeParse(await readJsonLd('anonymous', path)).error?.message, path).toBeUndefined()
  }
})

test('[SIGN-007] the release notes and the download pages have the links of the release, with a linkset that has its files', async () => {
  for (const path of ['/about/release-notes', '/download/overview']) {
    const { headers } = await as('anonymous').open(path)
    expect(targetsOf(headers.link), path).toEqual({
      linkset: [`${site}/about/release-notes.linkset`],
      'cite-as': [`${site}/about/release-notes`],
      license: [`${site}/about/release-notes`],
      type: ['https://schema.org/AboutPage', 'https://schema.org/Dataset'],
      describedby: [`${site}/api/release`],
      author: [`${site}/about/overview`],
    })
    expect((await as('anonymous').send('HEAD', path)).headers.link, path).toBe(headers.link)
  }
  const { headers, body } = await as('anonymous').get('/about/release-notes.linkset')
  expect(headers['content-type']).toContain('application/linkset+json')
  expect(Object(body).linkset).toMatchObject([
    { anchor: `${site}/about/release-notes`, 'cite-as': [{ href: `${site}/about/release-notes` }] },
  ])
  expect(targetsOf((await as('anonymous').open('/')).headers.link)).toEqual({ license: ['/about/release-notes'] })
})

test('[SIGN-010] a release that was built without sequences lists its chromosomes without digests', async () => {
  const { chromosomes } = Object((await as('anonymous').get('/api/release')).body)
  expect(chromosomes.map(({ name }: { name: string }) => name)).toEqual(['Chr1', 'Chr2', 'Chr3', 'Chr4', 'Chr5', 'ChrC', 'ChrM'])
  expect(chromosomes[5]).toEqual({ name: 'ChrC', length: 154_478, refget: null, md5: null })
})
