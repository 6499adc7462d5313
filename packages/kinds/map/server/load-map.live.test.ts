import { testDatabase } from '@rosette/test-kit/test-database.ts'
import { expect, test } from 'vitest'
import { MapRecord } from '../contract/map-record.ts'
import { loadMaps } from './load-map.ts'

const { db, releaseId } = await testDatabase()
const release = db.release(releaseId)

async function loadNamed(name: string, chromosome: string): Promise<MapRecord> {
  const { mapId } = await release
    .selectFrom('map')
    .select('mapId')
    .where('name', '=', name)
    .where('chromosome', '=', chromosome)
    .executeTakeFirstOrThrow()
  return MapRecord.parse((await loadMaps(release, [mapId])).get(mapId))
}

test('[DETAIL-018] the sequence of a chromosome is a map in base pairs', async () => {
  expect(await loadNamed('AGI', 'Chr4')).toMatchObject({ mapType: 'nuc_sequence', units: 'bp', length: 18585056 })
  expect(await loadNamed('AGI', 'ChrM')).toMatchObject({ units: 'bp', length: 366924, markerCount: 0 })
})

test('a genetic map counts in centimorgans and knows its markers', async () => {
  const map = await loadNamed('Ler x Cvi RIL', 'Chr1')
  expect(map).toMatchObject({ mapType: 'genetic', units: 'cM' })
  expect(map.markerCount).toBeGreaterThan(1)
})
