import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { CloneendRecord } from '../contract/cloneend-record.ts'
import { loadCloneends } from './load-cloneend.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function loadNamed(name: string): Promise<CloneendRecord> {
  const { cloneEndId } = await release.selectFrom('cloneend').select('cloneEndId').where('name', '=', name).executeTakeFirstOrThrow()
  return CloneendRecord.parse((await loadCloneends(release, [cloneEndId])).get(cloneEndId))
}

test('[DATA-041] a clone end has its clones, sequences, positions and publications', async () => {
  expect(await loadNamed('DEMO_CLONE1-T7')).toMatchObject({
    cloneEndId: 900000501,
    tairObjectId: 900000501,
    dateLastModified: '2024-02-29',
    locus: { kind: 'locus', label: 'AT4G18960' },
    cloneEndType: 'BAC_end',
    chromosome: 'Chr4',
    clones: [
      {
        name: 'DEMO_CLONE1',
        clone: { kind: 'clone', key: 900000401 },
        vectorType: 'BAC',
        insertType: 'genomic',
        stockName: 'DEMO_STOCK_C1',
      },
      { name: 'NO_SUCH_CLONE', clone: null, stockName: null },
    ],
    sequences: [{ icAccession: 'DEMO90002', sequenceClass: 'end_sequence' }],
    globalAssignmentDetails: [{ map: { kind: 'map', label: 'AGI' }, chromosome: 'Chr4', orientation: 'F' }],
    attributions: [{ attributionType: 'sequenced_by' }],
    comments: [{ notepadComment: expect.any(String) }],
  })
})

test('[DATA-041] a publication in the release has a title and journal, any other only a PubMed ID', async () => {
  const { publications } = await loadNamed('DEMO_CLONE1-T7')
  expect(publications).toMatchObject([
    { publication: null, title: null, pubmedId: 1 },
    {
      publication: { kind: 'publication' },
      title: expect.any(String),
      pubmedId: 2535466,
      sourceName: expect.any(String),
      loci: { rows: expect.arrayContaining(['AT4G18960']), total: expect.any(Number) },
      publicationYear: 1989,
    },
  ])
})

test('a bare clone end has only a name', async () => {
  const bare = await loadNamed('DEMO_CLONEEND_BARE')
  expect(bare).toMatchObject({ locus: null, clones: [], sequences: [], globalAssignmentDetails: [], publications: [], cloneEndType: null })
})

test('a clone end is placed at every match, and one known only from its matches is a record', async () => {
  const placesOf = ({ globalAssignmentDetails }: CloneendRecord) =>
    globalAssignmentDetails.map(({ chromosome, start, end, orientation }) => [chromosome, start, end, orientation])
  const matched = await loadNamed('DEMO_CLONE_GENOMIC-T7')
  expect(matched).toMatchObject({ cloneEndType: 'BAC_end', chromosome: null, clones: [] })
  expect(placesOf(matched)).toEqual([
    ['Chr2', 1000, 1499, 'F'],
    ['Chr3', 1000, 1480, 'R'],
  ])
  // Both files give the same position, which is listed once.
  expect(placesOf(await loadNamed('DEMO_CLONE1-T7'))).toEqual([['Chr4', 10370000, 10370499, 'F']])
})
