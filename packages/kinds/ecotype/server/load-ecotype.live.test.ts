import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { EcotypeRecord } from '../contract/ecotype-record.ts'
import { loadEcotypes } from './load-ecotype.ts'

const { db, releaseId } = await testDatabase()
const release = db.release(releaseId)

async function loadNumbered(ecotypeNumber: number): Promise<EcotypeRecord> {
  const { speciesVariantId } = await release
    .selectFrom('ecotype')
    .select('speciesVariantId')
    .where('ecotypeNumber', '=', ecotypeNumber)
    .executeTakeFirstOrThrow()
  return EcotypeRecord.parse((await loadEcotypes(release, [speciesVariantId])).get(speciesVariantId))
}

test('[DATA-042] [TRUTH-027] Columbia has its position, collector, stock and species', async () => {
  expect(await loadNumbered(6909)).toMatchObject({
    originalName: 'Col-0',
    abbrName: 'Col-0',
    aliases: ['Columbia'],
    collector: { name: 'Albert Kranz', person: null },
    country: 'United States',
    latitudeMin: 38.3,
    latitudeMax: 38.3,
    longitudeMin: -92.3,
    taxon: { record: { kind: 'species', key: 3702 }, genus: 'Arabidopsis', species: 'thaliana', commonName: 'thale cress' },
    stocks: ['CS76778'],
  })
})

test('one demo ecotype has ranges and germplasms, another only a name', async () => {
  const crowded = await loadNumbered(900001)
  expect(crowded).toMatchObject({ latitudeMin: 48.1, latitudeMax: 48.9, altitudeMin: 300, altitudeMax: 450, numberOfPlantsCollected: 12 })
  expect(crowded.germplasms.map(({ germplasm }) => germplasm.kind)).toEqual(Array.from({ length: 12 }, () => 'germplasm'))
  expect(await loadNumbered(900000)).toMatchObject({ country: null, taxon: null, collector: null, germplasms: [], stocks: [], aliases: [] })
})

test('[DATA-042] an ecotype lists its germplasms with descriptions, attributions and comments', async () => {
  const { germplasms } = await loadNumbered(6909)
  expect(germplasms.map(({ germplasm }) => germplasm.label)).toEqual(['CS1092', 'DEMO_1003_1'])
  expect(germplasms[1]?.description).toMatch(/^A made-up line/)
  expect(await loadNumbered(900001)).toMatchObject({
    attributions: [{ attributionType: 'donor', name: 'Demo Collector' }],
    comments: [{ lastName: 'Reader' }],
  })
})
