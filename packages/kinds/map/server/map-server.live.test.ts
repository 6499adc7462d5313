import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { MapRecord } from '../contract/map-record.ts'
import { loadMaps } from './map-server.ts'

const { db, releaseId } = demoDatabase()
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

test('a genetic map is in centimorgans and has its markers', async () => {
  const map = await loadNamed('Ler x Cvi RIL', 'Chr1')
  expect(map).toMatchObject({ mapType: 'genetic', units: 'cM' })
  expect(map.markerCount).toBeGreaterThan(1)
})

test('a map known only from loci is a map too, of its own type', async () => {
  expect(await loadNamed('Demonstration classical map', 'Chr5')).toMatchObject({ mapType: 'genetic', units: 'cM', length: 70.25 })
  expect(await loadNamed('Demonstration physical map', 'Chr3')).toMatchObject({ mapType: 'physical', units: 'bp', length: 490000 })
})

test('the sequence of a chromosome has its gaps, and no other map has any', async () => {
  expect((await loadNamed('AGI', 'Chr1')).gaps).toEqual([
    { start: 13201253, end: 13201352, reason: 'Contamination E.coli' },
    { start: 14309682, end: 14309741, reason: 'exact sizes of the gaps are unknown' },
  ])
  expect((await loadNamed('Ler x Cvi RIL', 'Chr1')).gaps).toEqual([])
})

test('[GENOME-005] a map has as many markers as it counts, in its order', async () => {
  const maps = await loadMaps(
    release,
    (await release.selectFrom('map').select('mapId').execute()).map(({ mapId }) => mapId),
  )
  for (const { markers, markerCount } of maps.values()) {
    expect(markers).toHaveLength(markerCount)
    expect(markers.map(({ start }) => start)).toEqual(markers.map(({ start }) => start).toSorted((one, other) => one - other))
  }
  expect([...maps.values()].some(({ markerCount }) => markerCount > 1)).toBe(true)
})
