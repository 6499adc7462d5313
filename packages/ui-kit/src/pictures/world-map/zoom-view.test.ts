import { expect, test } from 'vitest'
import { mapPanes, placeIn } from './map-panes.ts'
import { scaleKm } from './scale-km.ts'
import { fitView, widestKm, zoomIn, zoomOut } from './zoom-view.ts'

const umea = { latitude: 63.83, longitude: 20.26 }
const lund = { latitude: 55.7, longitude: 13.2 }
const wellington = { latitude: -41.3, longitude: 174.8 }

test('[DECO-009] positions of one country fill the map, those of two ends of the world do not', () => {
  const view = fitView([umea, lund, lund, lund])
  expect(view?.radiusKm).toBeGreaterThan(450)
  expect(view?.radiusKm).toBeLessThan(700)
  const { world } = mapPanes(null, false, view)
  for (const point of [umea, lund]) expect(placeIn(world, point)).not.toBeNull()
  expect(placeIn(world, { latitude: 40, longitude: -3 })).toBeNull()
  expect(fitView([umea, wellington])).toBeNull()
  expect(fitView([])).toBeNull()
})

test('[DECO-009] each step halves or doubles the view, around what is in sight or where one clicked, up to the world', () => {
  const first = zoomIn(null, [umea, lund])
  expect(first).toMatchObject({ radiusKm: widestKm, latitude: (umea.latitude + lund.latitude) / 2 })
  const there = zoomIn(first, [umea, lund], umea)
  expect(there).toEqual({ ...umea, radiusKm: widestKm / 2 })
  // Lund is out of sight.
  expect(zoomIn({ ...umea, radiusKm: 200 }, [umea, lund])).toEqual({ ...umea, radiusKm: 100 })
  expect(zoomOut(there)).toEqual({ ...umea, radiusKm: widestKm })
  expect(zoomOut(first)).toBeNull()
  expect(zoomIn({ ...umea, radiusKm: 26 }, [])).toEqual({ ...umea, radiusKm: 25 })
})

test.for([
  [120, 50],
  [400, 200],
  [25, 10],
  [1, 1],
] as const)('[DECO-009] a view of %i km has a scale of %i km', ([radiusKm, km]) => {
  expect(scaleKm({ ...umea, radiusKm })).toBe(km)
})

test('[FECO-008] a view around a place is centred on it, also across the date line', () => {
  const centre = { latitude: -17, longitude: 179.5 }
  const view = fitView([centre, { latitude: -17.5, longitude: -179.8 }], centre)
  expect(view).toMatchObject(centre)
  expect(view?.radiusKm).toBe(200)
})
