import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { EcotypeRecord } from '../contract/ecotype-record.ts'
import { loadEcotypes } from './load-ecotype.ts'

const { db, releaseId } = demoDatabase()
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

test('[DECO-006] [DECO-007] Bur-0 has both positions, its namesakes and then the nearest; XX-0 has no position', async () => {
  const { places, placesApartKm, nearest, latitudeMin } = await loadNumbered(7058)
  expect(places).toEqual([
    { source: 'AraPheno', latitude: 54.1, longitude: -6.2 },
    { source: '1001 Genomes', latitude: 53.08, longitude: -9.07555556 },
  ])
  expect([placesApartKm, latitudeMin]).toEqual([221.1, 54.1])
  expect(nearest).toHaveLength(8)
  expect(nearest.slice(0, 3).map(({ ecotypeNumber, isSameName, distanceKm }) => [ecotypeNumber, isSameName, distanceKm])).toEqual([
    [5719, true, 0],
    [6905, true, 0],
    [7192, false, 174.6],
  ])
  expect(nearest[2]).toMatchObject({ ecotype: { kind: 'ecotype', label: 'Kil-0' }, group: 'germany' })
  expect(await loadNumbered(7432)).toMatchObject({ places: [], placesApartKm: null, nearest: [] })
})
