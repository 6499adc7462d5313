import { expect, test } from 'vitest'
import { NearCriteria } from './near-criteria.ts'

test.for([
  { latitude: 0, longitude: 0 },
  { latitude: -90, longitude: 180, radius_km: 50 },
  { place: 'Val d’Isère' },
  { place: 'Lund', latitude: 55.7, longitude: 13.2 },
] as const)('[FECO-007] %j is near a place', (typed) => {
  expect(NearCriteria.parse(typed)).toEqual(typed)
})

test.for([
  [{ latitude: 63.8 }, 'latitude and a longitude'],
  [{ longitude: 20.3 }, 'latitude and a longitude'],
  [{ latitude: 90.1, longitude: 0 }, 'from -90 to 90'],
  [{ latitude: 0, longitude: -180.5 }, 'from -180 to 180'],
  [{ latitude: 'north', longitude: 0 }, 'from -90 to 90'],
  [{ place: 'Lund', radius_km: 'far' }, 'number of km'],
  [{ place: 'Lund', radius_km: 0 }, 'at least 1'],
] as const)('[FECO-007] %j is refused', ([typed, reason]) => {
  expect(NearCriteria.safeParse(typed).error?.message).toContain(reason)
})
