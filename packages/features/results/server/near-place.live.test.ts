import { Readable } from 'node:stream'
import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { createIndex, finishIndex } from '@rosette/search-engine/index/create-index.ts'
import { placesOf } from '@rosette/search-engine/query/places-of.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { prepareTermQuery } from './prepare-term-query.ts'
import { runSearch } from './run-search.ts'
import { searchTarget } from './search-target.ts'

const EcotypeHit = z.object({ full_name: z.string(), distance_km: z.number().nullable() })

const { as } = await demoSite()
const { engine, indexPrefix } = testEngine()

type Place = readonly [name: string, location: string | null, latitude: number | null, longitude: number | null]

const releases: Record<string, readonly Place[]> = {
  one: [
    ['Pole-1', 'North Camp', 89.9, 10],
    ['Pole-2', null, 89.9, -170],
    ['South-1', 'South Camp', -89.95, 77],
    ['Fiji-1', 'Taveuni', -16.85, 179.9],
    ['Fiji-2', null, -16.85, -179.8],
    ['Aquila-1', "L'Aquila", 42.35, 13.4],
    ['Rome-1', 'Roma', 41.9, 12.5],
    ['Bro-1', 'Brösarp', 55.7, 14.1],
    ['Bro-2', 'Brosarp', -30, -60],
    ['Boston-1', 'Boston', 42.36, -71.06],
    ['Nowhere-1', 'Atlantis', null, null],
  ],
  two: [['Aquila-1', "L'Aquila", 10, 10]],
}

const targetOf = (release: string) => searchTarget({ kind: 'ecotype' }, indexPrefix, release)

beforeAll(async () => {
  for (const [release, places] of Object.entries(releases)) {
    const { index, definition } = targetOf(release)
    const documents = places.map(([full_name, location, latitude, longitude], key) => ({
      id: String(key),
      document: {
        speciesVariantId: key,
        full_name,
        abbrev_name: null,
        aliases: [],
        stock_number: [],
        location,
        country: null,
        latitude,
        longitude,
        position: latitude === null ? null : { lat: latitude, lon: longitude },
        distance_km: null,
      },
    }))
    await createIndex(engine, index, definition)
    await bulkIndex(engine, index, Readable.from(documents))
    await finishIndex(engine, index)
  }
})

async function find(near: object, release = 'one', options: Parameters<typeof runSearch>[3] = {}) {
  const target = targetOf(release)
  const refuse = async () => Promise.reject(new Error('Not asked for'))
  const context = {
    index: target.definition,
    now: new Date(0),
    listClause: refuse,
    keysOfSelection: refuse,
    termsNamed: refuse,
    keyOfEmail: refuse,
  }
  const prepared = await prepareTermQuery(target, [{ near }], { ...context, placesOf: (query) => placesOf(engine, target, query) })
  const { docs } = await runSearch<z.infer<typeof EcotypeHit>>(engine, target, prepared, options)
  return docs.map(({ full_name, distance_km }) => [full_name, distance_km])
}

test.for([
  [
    'the north pole',
    { latitude: 90, longitude: 0, radius_km: 20 },
    [
      ['Pole-1', 11.1],
      ['Pole-2', 11.1],
    ],
  ],
  [
    'across the north pole',
    { latitude: 89.9, longitude: 10, radius_km: 30 },
    [
      ['Pole-1', 0],
      ['Pole-2', 22.2],
    ],
  ],
  ['the south pole', { latitude: -90, longitude: 0 }, [['South-1', 5.6]]],
  [
    'the date line from the west',
    { latitude: -16.85, longitude: 180 },
    [
      ['Fiji-1', 10.6],
      ['Fiji-2', 21.3],
    ],
  ],
  [
    'the date line from the east',
    { latitude: -16.85, longitude: -180 },
    [
      ['Fiji-1', 10.6],
      ['Fiji-2', 21.3],
    ],
  ],
  ['a western longitude', { latitude: 42.36, longitude: -71 }, [['Boston-1', 4.9]]],
  ['its eastern mirror', { latitude: 42.36, longitude: 71 }, []],
  [
    'a place with an apostrophe',
    { place: "l'aquila" },
    [
      ['Aquila-1', 0],
      ['Rome-1', 89.5],
    ],
  ],
  ['another apostrophe', { place: 'L’Aquila', radius_km: 50 }, [['Aquila-1', 0]]],
  [
    'two places of a name, with and without diacritics',
    { place: 'BRÖSARP' },
    [
      ['Bro-1', 0],
      ['Bro-2', 0],
    ],
  ],
  ['an accession', { place: 'Boston-1' }, [['Boston-1', 0]]],
] as const)('[FECO-007] [FECO-008] near %s', async ([, near, expected]) => {
  expect(await find(near)).toEqual(expected)
})

test('[FECO-007] a place is where the release that is searched has it', async () => {
  expect(await find({ place: "L'Aquila" }, 'two')).toEqual([['Aquila-1', 0]])
  expect(await find({ latitude: 10, longitude: 10 })).toEqual([])
  expect(await find({ latitude: 10, longitude: 10 }, 'two')).toHaveLength(1)
})

test('[FECO-007] a name without a position is refused', async () => {
  for (const place of ['Atlantis', 'Umeå', '*', 'Aquila']) {
    await expect(find({ place }), place).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('Enter latitude'),
    })
  }
})

test('[FECO-008] rows are sorted by distance both ways', async () => {
  const near = { place: 'Roma', radius_km: 20_000 }
  const nearest = await find(near)
  expect(nearest.slice(0, 3).map(([name]) => name)).toEqual(['Rome-1', 'Aquila-1', 'Bro-1'])
  const furthest = await find(near, 'one', { sort: [{ field: 'distance_km', direction: 'desc' }] })
  expect(furthest.map(([, km]) => km)).toEqual(nearest.map(([, km]) => km).toReversed())
})

test('[FECO-008] the call answers distances and the point; another search has an empty column', async () => {
  const call = (searchTerms: object[]) =>
    as('anonymous').post('/api/search/ecotype', { searchTerms, page: 1, pageSize: 25, emptyColumns: true })
  const terms = [{ near: { place: 'Bur-0', radius_km: 500 } }]
  const { docs, near, emptyColumns } = searchAnswer(EcotypeHit).parse((await call(terms)).body)
  expect(near).toContainEqual({ latitude: 54.1, longitude: -6.2 })
  const distances = docs.map(({ distance_km }) => distance_km ?? Number.NaN)
  expect(distances.length).toBeGreaterThan(1)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(Math.max(...distances)).toBeLessThanOrEqual(500)
  expect(emptyColumns).not.toContain('distance_km')
  expect(searchAnswer(EcotypeHit).parse((await call([])).body).emptyColumns).toContain('distance_km')
})
