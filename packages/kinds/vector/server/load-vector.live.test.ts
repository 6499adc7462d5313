import { stockAvailabilities } from '@rosette/contract-kit/records/attribution.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { VectorRecord } from '../contract/vector-record.ts'
import { loadVectors } from './load-vector.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function loadNamed(name: string): Promise<VectorRecord> {
  const { vectorId } = await release.selectFrom('vector').select('vectorId').where('name', '=', name).executeTakeFirstOrThrow()
  return VectorRecord.parse((await loadVectors(release, [vectorId])).get(vectorId))
}

test('[DATA-064] a vector has its promoter, resistance, host, libraries, images and stocks', async () => {
  const vector = await loadNamed('DEMO_VECTOR1')
  expect(vector).toMatchObject({
    vectorId: 900000201,
    tairObjectId: 900000201,
    dateLastModified: '2024-02-29',
    vectorType: 'lambda',
    promoterName: 'DEMO promoter',
    antibioticResistance: 'ampicillin',
    hostStrain: { originalName: 'DEMO_STRAIN1', genus: 'Escherichia', species: 'coli', hostStrain: { kind: 'hoststrain', key: 900000101 } },
    libraryVectors: [{ kind: 'library', label: 'DEMO_LIBRARY1' }],
    imageDetails: [
      { imageId: 1, address: 'https://example.org/demo-vector' },
      { imageId: 2, address: null },
    ],
    attributions: [{ communityType: 'organization', organizationName: 'Demonstration Stock Centre' }],
    comments: [{ notepadComment: expect.any(String) }],
  })
})

test('[DATA-072] its stocks have every availability there is', async () => {
  const { stockDetails } = await loadNamed('DEMO_VECTOR1')
  expect(new Set(stockDetails.map((stock) => stock.stockAvailabilityType))).toEqual(new Set(stockAvailabilities))
  expect(new Set(stockDetails.map((stock) => stock.communityType))).toEqual(new Set(['person', 'organization', null]))
})

test('pBI121 is a plasmid with GUS behind the 35S promoter, and a bare vector has nothing', async () => {
  expect(await loadNamed('pBI121')).toMatchObject({ vectorType: 'plasmid', promoterName: 'CaMV 35S', antibioticResistance: 'kanamycin' })
  expect(await loadNamed('DEMO_VECTOR_BARE')).toMatchObject({ vectorType: null, hostStrain: null, stockDetails: [], imageDetails: [] })
})
