import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { mostLoci, PublicationRecord } from '../contract/publication-record.ts'
import { publicationTypes } from '../contract/publication-types.ts'
import { yanofsky1990 } from '../fixtures/yanofsky1990.ts'
import { loadPublicationSearchFields } from './index-publication.ts'
import { loadPublications } from './load-publication.ts'

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
