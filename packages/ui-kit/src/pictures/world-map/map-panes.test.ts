import { expect, test } from 'vitest'
import topology from 'world-atlas/land-110m.json'
import { landOf } from './land-shapes.ts'
import { landPath, mapPanes, placeIn } from './map-panes.ts'

const bur = { latitude: 54.1, longitude: -6.2 }
const land = landOf(topology)

test('outlines are rings of degrees that close', () => {
  const rings = land.coordinates.flat()
  expect(rings.length).toBeGreaterThan(100)
  expect(rings.filter((ring) => String(ring[0]) !== String(ring.at(-1)))).toEqual([])
  const degrees = rings.flat()
  expect(Math.max(...degrees.map(([east]) => Math.abs(east)))).toBeCloseTo(180)
  expect(Math.max(...degrees.map(([, north]) => Math.abs(north)))).toBeLessThanOrEqual(90)
})

test('[DECO-005] the close view is beside the world, on a narrow screen below it, and centred on the position', () => {
  for (const isNarrow of [false, true]) {
    const { close } = mapPanes({ ...bur, radiusKm: 200 }, isNarrow)
    const place = close && placeIn(close, bur)
    expect(place?.x).toBeCloseTo((close?.left ?? 0) + (close?.width ?? 0) / 2)
    expect(place?.y).toBeCloseTo((close?.top ?? 0) + (close?.height ?? 0) / 2)
    expect(isNarrow ? close?.left : close?.top).toBe(0)
  }
  expect(mapPanes(null, false).close).toBeNull()
})

test('[DECO-005] the close view reaches as far as its radius, and leaves out what is further', () => {
  const { close, world } = mapPanes({ ...bur, radiusKm: 200 }, false)
  if (!close) throw new Error('there is a close view')
  // A degree of latitude is 111 km.
  expect(placeIn(close, { ...bur, latitude: bur.latitude + 1.7 })).not.toBeNull()
  expect(placeIn(close, { ...bur, latitude: bur.latitude + 1.9 })).toBeNull()
  for (const [latitude, longitude] of [
    [68, 18],
    [-46, 170],
    [15.1, -23.6],
    [38, -122],
  ] as const)
    expect(placeIn(world, { latitude, longitude })).not.toBeNull()
})

test('land is drawn inside its pane only', () => {
  const { close } = mapPanes({ ...bur, radiusKm: 400 }, false)
  if (!close) throw new Error('there is a close view')
  const numbers = [...landPath(close, land).matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x]) => Number(x))
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(close.left - 0.1)
  expect(Math.max(...numbers)).toBeLessThanOrEqual(close.left + close.width + 0.1)
})
