import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { SequenceRecord } from '../contract/sequence-record.ts'
import { loadSequences } from './load-sequence.ts'

const { db, releaseId } = demoDatabase()
const { as } = await demoSite()
const release = db.release(releaseId)

async function loadNamed(name: string): Promise<SequenceRecord> {
  const row = await release.selectFrom('nucleotideSequence').select('nucleotideSeqId').where('name', '=', name).executeTakeFirstOrThrow()
  return SequenceRecord.parse((await loadSequences(release, [row.nucleotideSeqId])).get(row.nucleotideSeqId))
}

test('[DATA-066] a sequence has its bases, donors, comments and publications', async () => {
  const record = await loadNamed('DEMO_CDNA1')
  expect(record).toMatchObject({
    nucleotideSeqId: 900000101,
    tairObjectId: 900000101,
    icAccession: 'DEMO00001.1',
    nucleotideSequenceType: 'cDNA',
    sequenceClass: 'full_length',
    dateLastModified: '2024-02-29',
    attributions: [{ name: 'Demonstration Centre', attributionDate: '2020-05-17' }, { name: 'Ada Demonstrator' }],
    comments: [
      { lastName: 'Demonstrator', dateEntered: '2020-05-19' },
      { notepadComment: 'Its reading frame is open.', dateEntered: null },
    ],
    publications: [{ publication: { kind: 'publication', key: 900000003 } }, { publication: { key: 900000002 } }],
  })
  expect(record.length).toBe(record.sequence?.length)
})

test('[DATA-066] [DATA-079] a transcript of RefSeq has the accession, no bases, its gene model and a minted key', async () => {
  const record = await loadNamed('NM_118013.2')
  expect(record).toMatchObject({ nucleotideSequenceType: 'mRNA', length: null, sequence: null, gene: { kind: 'gene', key: 2117143 } })
  const { rows } = await db.pool.query('select natural_key from community.minted_key where kind = $1 and key = $2', [
    'sequence',
    record.nucleotideSeqId,
  ])
  // Without the version: the next one is the same record.
  expect(rows).toEqual([{ natural_key: 'NM_118013' }])
})

test('a sequence may have nothing but a name, or a length without bases', async () => {
  expect(await loadNamed('DEMO_SEQUENCE_BARE')).toMatchObject({
    length: null,
    sequence: null,
    icAccession: null,
    publications: [],
    gene: null,
  })
  expect(await loadNamed('DEMO_BACEND1')).toMatchObject({ length: 512, sequence: null })
})

test('[API-062] a sequence is answered by its key, and an unknown key by nothing', async () => {
  expect(await as('anonymous').get('/api/detail/sequence?key=900000101')).toMatchObject({ status: 200, body: { name: 'DEMO_CDNA1' } })
  for (const key of [1, 900000999]) expect(await as('anonymous').get(`/api/detail/sequence?key=${key}`)).toMatchObject({ status: 404 })
})
