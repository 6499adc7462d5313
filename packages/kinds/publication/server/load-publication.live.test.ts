import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { mostLoci, PublicationRecord } from '../contract/publication-record.ts'
import { publicationTypes } from '../contract/publication-types.ts'
import { yanofsky1990 } from '../fixtures/yanofsky1990.ts'
import { loadPublicationSearchFields } from './index-publication.ts'
import { loadPublications } from './load-publication.ts'
import { loadPublicationSets } from './load-publication-sets.ts'

const { db, releaseId } = await testDatabase()
const release = db.release(releaseId)

async function loadAll(): Promise<PublicationRecord[]> {
  const rows = await release.selectFrom('publication').select('referenceId').orderBy('referenceId').execute()
  const records = await loadPublications(
    release,
    rows.map((row) => row.referenceId),
  )
  return [...records.values()]
}

test('[DATA-061] a cited article has its title, authors, journal, numbers and its locus', async () => {
  const records = await loadPublications(release, [5621])
  const { publication, loci } = yanofsky1990
  expect(records.get(5621)).toMatchObject({ referenceId: 5621, publication: { ...publication, issue: null }, loci })
})

test('[DETAIL-039] a publication keeps the names of its first 21 loci for lists, and how many it has', async () => {
  const rows = await release.selectFrom('publication').select(['referenceId', 'firstLoci', 'locusTotal']).execute()
  const records = new Map((await loadAll()).map((record) => [record.referenceId, record.loci]))
  for (const { referenceId, firstLoci, locusTotal } of rows) {
    const loci = records.get(referenceId)
    expect({ firstLoci, locusTotal }, String(referenceId)).toEqual({
      firstLoci: loci?.rows.slice(0, 21).map(({ locus }) => locus.label),
      locusTotal: loci?.total,
    })
  }
  expect(rows.some(({ locusTotal }) => locusTotal > 21)).toBe(true)
})

test('[PUBMED-007] PubMed fills in what the other files do not say; without an article a publication stays as it was', async () => {
  const [reported, bare] = [...(await loadPublications(release, [900_000_012, 900_000_013])).values()].toSorted(
    (a, b) => a.referenceId - b.referenceId,
  )
  expect(reported?.publication).toEqual({
    title: 'Demonstration of an article whose title comes from PubMed, made up',
    authors: ['Demonstrator A', 'Demo Consortium'],
    publicationType: null,
    pubName: 'Journal of Demonstrations',
    publicationYear: 2021,
    volume: '6',
    issue: '2',
    pageStart: '12',
    doi: '10.9999/demo.12',
    pubmedId: 99_999_901,
    refid: 900_000_012,
    abstract: 'BACKGROUND: No title says petrichor. RESULTS: An abstract does.',
  })
  expect(bare?.publication).toMatchObject({ title: null, authors: [], pubmedId: 99_999_902, abstract: null })
  const { rows } = await db.pool.query(
    `select licence, is_demo from release_${releaseId}.release_source where file like 'rosette_pubmed.tsv%'`,
  )
  expect(rows).toEqual([{ licence: expect.stringContaining('National Library of Medicine'), is_demo: true }])
})

test('a publication has the keywords of the annotations based on it, with their counts', async () => {
  const records = await loadPublications(release, [5621])
  const { keywords = [], annotationCount } = records.get(5621) ?? {}
  expect(keywords).toContainEqual({ kind: 'keyword', key: 4449, label: 'DNA-binding transcription factor activity' })
  expect(annotationCount).toBeGreaterThanOrEqual(keywords.length)
})

test('keywords that curators give a publication are listed with them but do not count as annotations', async () => {
  const { keywords = [], annotationCount } = (await loadPublications(release, [900_000_002])).get(900_000_002) ?? {}
  expect(keywords.map(({ label }) => label)).toEqual(['demonstration topic', 'in situ hybridization'])
  expect(annotationCount).toBe(0)
})

test('[DPUB-002] a reference that PubMed does not have (0 in the file) has no PubMed number', async () => {
  const records = await loadPublications(release, [900_000_001])
  expect(records.get(900_000_001)).toMatchObject({ publication: { pubmedId: null, publicationYear: 2016 }, loci: { total: 19 } })
})

test('a reference known only by its number is a record, and every type of publication occurs', async () => {
  const all = await loadAll()
  for (const record of all) expect(PublicationRecord.safeParse(record).error).toBeUndefined()
  const isBare = ({ publication, loci }: PublicationRecord) =>
    publication.title === null && publication.publicationYear === null && loci.total === 0
  expect(all.some(isBare)).toBe(true)
  expect(new Set(all.flatMap(({ publication }) => publication.publicationType ?? []))).toEqual(new Set(publicationTypes))
})

test('[TRUTH-020] a genome paper is found by all of its loci, though its page lists the first', async () => {
  const count = mostLoci + 1
  await db.pool.query(`
    insert into release_${releaseId}.locus
    select (jsonb_populate_record(locus, jsonb_build_object('locus_id', 900000000 + number, 'name', 'AT9G' || number))).*
    from release_${releaseId}.locus, generate_series(1, ${count}) as number where name = 'AT4G18960'`)
  await db.pool.query(
    `insert into release_${releaseId}.publication_locus select 5621, 900000000 + number from generate_series(1, ${count}) as number`,
  )
  const { loci } = (await loadPublications(release, [5621])).get(5621) ?? {}
  expect(loci?.rows.length).toBe(mostLoci)
  const { locus_names } = (await loadPublicationSearchFields(release, [5621])).get(5621) ?? {}
  expect(locus_names?.filter((name) => name.startsWith('AT9G'))).toHaveLength(count)
})

test('[GENERAL-032] [TRUTH-069] a list of bibliographic data fills in what no other file says of an article', async () => {
  const records = await loadPublications(release, [2432, 5621])
  expect(records.get(2432)?.publication).toMatchObject({
    title: expect.stringMatching(/^The late elongated hypocotyl mutation/),
    authors: expect.arrayContaining(['Schaffer R.', 'Coupland G.']),
    pubName: 'Cell',
    publicationYear: 1998,
    doi: '10.1016/s0092-8674(00)81465-8',
    pubmedId: 9657154,
  })
  expect(records.get(5621)?.publication).toMatchObject({ title: yanofsky1990.publication.title, doi: yanofsky1990.publication.doi })
})

test('[ENRICH-032] a set of genes is named by title and year of its publication, or by what is known of it', async () => {
  const names = (await loadPublicationSets(release)).terms.map(({ name }) => name)
  const rows = await release.selectFrom('publication').select(['title', 'publicationYear']).where('locusTotal', '>', 0).execute()
  for (const { title, publicationYear } of rows) {
    if (title !== null && publicationYear !== null) expect(names).toContain(`${title} (${publicationYear})`)
  }
  expect(names.some((name) => /^PubMed \d+ \(\d{4}\)$/.test(name))).toBe(true)
})
