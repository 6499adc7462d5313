import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { LibraryRecord } from '../contract/library-record.ts'
import { loadLibraries } from './load-library.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function loadNamed(name: string): Promise<LibraryRecord> {
  const { libraryId } = await release.selectFrom('library').select('libraryId').where('name', '=', name).executeTakeFirstOrThrow()
  return LibraryRecord.parse((await loadLibraries(release, [libraryId])).get(libraryId))
}

test('[DATA-045] a library has its enzymes, vector, hosts, stocks and germplasms', async () => {
  expect(await loadNamed('DEMO_LIBRARY1')).toMatchObject({
    libraryId: 900000301,
    tairAccession: 900000301,
    dateLastModified: '2024-02-29',
    aliases: ['DEMO_LIB_A', 'DEMO_LIB_B'],
    abbreviation: 'DL1',
    insertType: 'genomic',
    insertSizeRange: '80-120 kb',
    restrictionEnzymes: [
      { name: 'EcoRI', id: 1 },
      { name: 'HindIII', id: 2 },
      { name: 'BamHI', id: null },
    ],
    vector: [
      { name: 'DEMO_VECTOR1', vectorType: 'lambda', vector: { kind: 'vector', key: 900000201 } },
      { name: 'DEMO_NO_SUCH_VECTOR', vector: null },
    ],
    hostStrains: [{ originalName: 'DEMO_STRAIN1', genus: 'Escherichia', hostStrain: { key: 900000101 } }],
    stocks: [{ name: 'DEMO_STOCK_L1', stockAvailabilityType: 'available' }],
    germplasms: [{ kind: 'germplasm', label: 'CS25' }],
    attributions: [{ attributionType: 'made_by' }],
    comments: [{ notepadComment: expect.any(String) }],
  })
})

test('a bare library has nothing but its name', async () => {
  const bare = await loadNamed('DEMO_LIBRARY_BARE')
  expect(bare).toMatchObject({
    aliases: [],
    restrictionEnzymes: [],
    vector: [],
    hostStrains: [],
    stocks: [],
    germplasms: [],
    insertType: null,
  })
})
