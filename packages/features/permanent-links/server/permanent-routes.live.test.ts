import { kindNames, kinds } from '@rosette/kinds/registry/contract.ts'
import { searchSources } from '@rosette/kinds/registry/search-cards.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { PublicSummary, recordFormats } from '../contract/public-summary.ts'
import { licencePages } from './licence-pages.ts'

const database = demoDatabase()
const { as } = await demoSite('spec')

const releaseKinds = kindNames.filter((name) => Object.hasOwn(kindServers, name))

test.each(releaseKinds)('[LINK-002] [LINK-003] a %s has a permanent address that leads back to it', async (name) => {
  const { rows } = await database.db.pool.query(
    `select key, json from release_${database.releaseId}.record_document where kind = $1 order by key limit 1`,
    [name],
  )
  const summary = PublicSummary.parse((await as('anonymous').get(`/api/summary/${name}/${rows[0].key}`)).body)
  expect(summary).toMatchObject({ kind: name, key: Number(rows[0].key), isOpen: false })
  expect(summary.address).toMatch(new RegExp(`^/${kinds[name].path}/.`))
  const refused = await as('anonymous').open(summary.address)
  expect(refused).toMatchObject({ status: 200, canonical: `https://rosette.example${summary.address}` })
  expect(refused.pageData.record).toBeNull()
  const opened = await as('orcid').open(summary.address)
  expect(opened.pageData.record).toMatchObject({ kind: name, record: JSON.parse(rows[0].json) })
})

test('[LINK-002] any case and the accession lead to a locus', async () => {
  for (const id of ['AT4G18960', 'at4g18960', 'locus:2117144', 'Locus:2117144']) {
    const { status, body } = await as('anonymous').get(`/api/summary/locus/${id}`)
    expect(status, id).toBe(200)
    expect(body, id).toMatchObject({ address: '/locus/AT4G18960', name: 'AT4G18960' })
  }
})

test('[LINK-005] [LINK-006] [LINK-007] endings and Accept choose the format, and each role gets what it may', async () => {
  const statusOf = async (role: 'anonymous' | 'member' | 'orcid', path: string, accept?: string) =>
    (await as(role).get(path, accept ? { accept } : {})).status
  const of = (ending: string) => `/locus/AT4G18960.${ending}`
  for (const ending of ['fasta', 'gff3', 'tsv']) {
    expect([await statusOf('anonymous', of(ending)), await statusOf('member', of(ending))], ending).toEqual([401, 403])
  }
  for (const ending of ['json', 'bib']) expect(await statusOf('anonymous', of(ending)), ending).toBe(200)
  expect((await as('anonymous').get(of('json'))).body).toMatchObject({ name: 'AT4G18960', isOpen: false })
  const full = await as('orcid').get('/locus/AT4G18960', { accept: 'application/json' })
  expect(full.body).toMatchObject({ name: 'AT4G18960', geneModels: expect.any(Array) })
  expect(String(full.headers.vary)).toContain('Accept')
  expect((await as('orcid').get(of('tsv'))).text).toContain('name\tAT4G18960')
  expect((await as('anonymous').get(of('bib'))).text).toContain('\\url{https://rosette.example/locus/AT4G18960}')
  expect((await as('orcid').get('/keyword/GO:0003700.fasta')).status).toBe(404)
  expect((await as('anonymous').open('/gene/AT4G18960.1')).status).toBe(200)
})

test('[LINK-011] the canonical link of ?key= and of the permanent address is the permanent address', async () => {
  const { body } = await as('orcid').get('/api/summary/locus/AT4G18960')
  const { key } = PublicSummary.parse(body)
  for (const path of [`/locus?key=${key}`, '/locus?name=at4g18960', '/locus/AT4G18960', `/locus/${key}`]) {
    expect((await as('orcid').open(path)).canonical, path).toBe('https://rosette.example/locus/AT4G18960')
  }
})

test('[LINK-005] each ending and each media type gives the same file, and Vary says where the header decided', async () => {
  const { status } = await as('orcid').get('/locus/AT4G18960.xml', { accept: 'text/html' })
  expect(status).toBe(404)
  for (const [format, type] of Object.entries(recordFormats)) {
    const byEnding = await as('orcid').get(`/locus/AT4G18960.${format}`)
    const byHeader = await as('orcid').get('/locus/at4g18960', { accept: type })
    expect(byEnding, format).toMatchObject({ status: 200, text: byHeader.text })
    for (const { headers } of [byEnding, byHeader]) expect(headers['content-type'], format).toContain(type)
    expect(String(byEnding.headers.vary ?? ''), format).not.toContain('Accept')
    expect(String(byHeader.headers.vary), format).toContain('Accept')
  }
  expect((await as('orcid').open('/locus/AT4G18960')).headers.vary).toContain('Accept')
})

test('[FAIR-009] every file of a record names the release and the licences', async () => {
  const { release, licences } = Object((await as('orcid').get('/gene/AT4G18960.1.json')).body).rosette
  expect([release, licences.length > 0]).toEqual([database.releaseId, true])
  for (const format of Object.keys(recordFormats)) {
    const { text, headers } = await as('orcid').get(`/gene/AT4G18960.1.${format}`)
    expect(headers, format).toMatchObject({ link: expect.stringContaining('rel="license"'), 'rosette-release': database.releaseId })
    // BibTeX escapes the underscore.
    const said = text.replaceAll('\\', '')
    expect(said, format).toContain(release)
    // JSON-LD names a licence by its page, where it has one.
    for (const licence of licences)
      expect(said.includes(licence) || said.includes(licencePages[licence] ?? licence), `${format}: ${licence}`).toBe(true)
  }
  const fasta = (await as('orcid').get('/gene/AT4G18960.1.fasta')).text
  expect(fasta.match(/^>.*$/gm)).toEqual([expect.stringContaining(`[release=${release}] [licence=`)])
  expect((await as('orcid').get('/gene/AT4G18960.1.gff3')).text).toMatch(/^##gff-version 3\n#!release /)
  expect((await as('anonymous').get('/gene/AT4G18960.1.json')).body).toMatchObject({ rosette: { release, licences }, isOpen: false })
})

/** Everything that an answer says, each value as text. */
function valuesOf(answer: unknown): string[] {
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(valuesOf) : [String(answer)]
}

test('[LINK-004] a summary says nothing that searches and lists of ids do not tell everybody', async () => {
  const reported = new Set<string>()
  for (const { card } of searchSources) {
    for (const searchTerms of card.call === 'dna' ? [[{ category: 'clone' }], [{ category: 'vector' }]] : [[]]) {
      const { status, body } = await as('anonymous').post(`/api/search/${card.call}`, { searchTerms, rowsLimit: 10_000 })
      expect(status, card.call).toBe(200)
      for (const value of valuesOf(Object(body).docs)) reported.add(value)
    }
  }
  const words = [...reported].join('\n')
  for (const name of releaseKinds) {
    const { rows } = await database.db.pool.query(
      `select key from release_${database.releaseId}.record_document where kind = $1 order by md5(key::text) limit 8`,
      [name],
    )
    for (const { key } of rows) {
      const { body } = await as('anonymous').get(`/api/summary/${name}/${key}`)
      const {
        kind,
        isObsolete,
        address,
        formats,
        release,
        isOpen,
        key: _key,
        name: called,
        description,
        ...facts
      } = PublicSummary.strict().parse(body)
      expect([kind, typeof isObsolete, release, isOpen], name).toEqual([name, 'boolean', database.releaseId, false])
      expect(address, name).toMatch(/^\//)
      expect(formats, name).toContain('json')
      // A description may be put together: authors, journal and year of an article.
      const parts = reported.has(description ?? '') ? [] : (description ?? '').replace(/^Family /, '').split(/, |\. /)
      for (const value of [...valuesOf(facts), ...parts]) {
        expect(value === 'null' || words.includes(value), `${name} ${key}: ${value}`).toBe(true)
      }
      if (words.includes(called) || called === `${kinds[name].label} ${key}`) continue
      const { body: resolved } = await as('anonymous').post('/api/resolve', { ids: [called], kind: name })
      expect(valuesOf(resolved), `${name} ${key}: ${called}`).toContain(String(key))
    }
  }
})

test('[LINK-009] an ambiguous, a retired and an unknown id each have a page that explains and JSON', async () => {
  const cases = [
    ['162I3', 300, 'Which 162I3?', { bucket: 'ambiguous', candidates: [{ kind: 'arrayelement' }, {}, {}] }],
    ['AT1G99910', 410, 'AT1G99910 Is No Longer in Use', { bucket: 'obsolete', successors: [{ kind: 'locus', label: 'AT1G90010' }] }],
    ['nobody-at-all', 404, 'Page Not Found', { bucket: 'unknown' }],
  ] as const
  for (const [id, status, title, line] of cases) {
    expect(await as('anonymous').open(`/r/${id}`), id).toMatchObject({ status, title, robots: 'noindex' })
    for (const request of [
      await as('anonymous').get(`/r/${id}.json`),
      await as('anonymous').get(`/r/${id}`, { accept: 'application/json' }),
    ]) {
      expect(request, id).toMatchObject({ status, body: { input: id, ...line } })
      expect(request.headers['content-type'], id).toContain('application/json')
    }
  }
})

test('[LINK-008] [LINK-009] [LINK-010] any id leads to its record, or to a page that says why there is none', async () => {
  const moved = async (id: string, accept = 'text/html') => {
    const { status, headers } = await as('anonymous').get(`/r/${id}`, { accept })
    return [status, headers.location]
  }
  for (const id of ['at4g18960', 'AG', 'AT4G 18960', 'P17839']) expect(await moved(id), id).toEqual([302, '/locus/AT4G18960'])
  // LINK-014: what the address has stays public, and a model keeps its page.
  expect(await moved('at4g18960.2')).toEqual([302, '/gene/AT4G18960.2'])
  expect(await moved('go_0009908')).toEqual([302, '/keyword/GO:0009908'])
  expect(await moved('N25')).toEqual([302, '/germplasm/CS25'])
  expect(await moved('pmid 10926537')).toEqual([302, '/publication/PMID:10926537'])
  expect(await moved('AtPHYB')).toEqual([302, '/locus/AT2G18790'])
  expect(await moved('AG', 'application/json')).toEqual([302, '/locus/AT4G18960.json'])
  expect(await as('anonymous').open('/r/AT1G99910')).toMatchObject({ status: 410, robots: 'noindex' })
  expect(await as('anonymous').open('/r/nobody-at-all')).toMatchObject({ status: 404, robots: 'noindex' })
  expect(await as('anonymous').open('/locus/NOPE')).toMatchObject({ status: 404 })
  expect((await as('anonymous').get('/locus/NOPE.json')).status).toBe(404)
  expect((await as('anonymous').get('/r/AT1G99910', { accept: 'application/json' })).body).toMatchObject({ bucket: 'obsolete' })
})

test('[FAIR-001] who may see an article gets its authors with the JSON-LD of its address', async () => {
  const { rows } = await database.db.pool.query(
    `select key from release_${database.releaseId}.record_document where kind = 'publication' order by key limit 1`,
  )
  const { address } = PublicSummary.parse((await as('anonymous').get(`/api/summary/publication/${rows[0].key}`)).body)
  const jsonLdFor = async (role: 'anonymous' | 'orcid') =>
    JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)</.exec((await as(role).open(address)).text)?.[1] ?? '')
  expect(await jsonLdFor('anonymous')).toMatchObject({ '@type': 'ScholarlyArticle', headline: expect.any(String) })
  expect(await jsonLdFor('anonymous')).not.toHaveProperty('author')
  expect(await jsonLdFor('orcid')).toMatchObject({ '@type': 'ScholarlyArticle', author: expect.any(Array) })
})

test('[LINK-013] [FAIR-001] the document of a summary holds its JSON-LD and nothing else of the record', async () => {
  const { text } = await as('anonymous').open('/locus/AT4G18960')
  const { body } = await as('orcid').get('/locus/AT4G18960.json')
  const models: { name: string }[] = Object(body).geneModels
  for (const { name } of models) expect(text).not.toContain(name)
  const jsonLd = JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)</.exec(text)?.[1] ?? '')
  const address = 'https://rosette.example/locus/AT4G18960'
  expect(jsonLd).toMatchObject({ '@type': 'Gene', '@id': address, identifier: 'AT4G18960', url: address })
})

test('[LINK-013] JSON-LD of a record that a visitor may not see has nothing but the summary', async () => {
  const fieldsOf = async (role: 'anonymous' | 'orcid', path: string) =>
    Object.keys(JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)</.exec((await as(role).open(path)).text)?.[1] ?? ''))
  const [open, closed] = [await fieldsOf('orcid', '/locus/AT5G10140'), await fieldsOf('anonymous', '/locus/AT5G10140')]
  expect(open.filter((field) => !closed.includes(field))).toContain('sameAs')
  expect(closed.filter((field) => !open.includes(field))).toEqual([])
})

test('[TRUTH-070] JSON-LD has the address as its id, and says the same only of the same thing', async () => {
  const jsonLdOf = async (path: string) =>
    JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)</.exec((await as('orcid').open(path)).text)?.[1] ?? '')
  expect(await jsonLdOf('/locus/AT5G10140')).toMatchObject({
    '@id': 'https://rosette.example/locus/AT5G10140',
    sameAs: 'https://identifiers.org/ncbigene:830878',
    encodesBioChemEntity: [
      { '@type': 'Protein', '@id': 'https://purl.uniprot.org/uniprot/Q58T15' },
      { '@type': 'Protein', '@id': 'https://purl.uniprot.org/isoforms/Q9S7Q7-1' },
    ],
  })
  expect(await jsonLdOf('/locus/AT2G17950')).not.toHaveProperty('sameAs')
  expect((await jsonLdOf('/protein/AT5G10140.1')).sameAs).toEqual(['https://purl.uniprot.org/isoforms/Q9S7Q7-1'])
  expect((await jsonLdOf('/publication/PMID:1973265')).sameAs).toEqual([
    'https://pubmed.ncbi.nlm.nih.gov/1973265',
    'https://doi.org/10.1038/346035a0',
  ])
})
