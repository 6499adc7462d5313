import { z } from 'zod'
import { SearchInput } from './criteria-parts.ts'

/** A point on the Earth, in degrees. */
export const GeoPoint = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
export type GeoPoint = z.infer<typeof GeoPoint>

/** How far a search reaches that names no radius. */
export const usualRadiusKm = 100

// Half the way around the Earth: nothing is further away.
const maxRadiusKm = 20_038

function degrees(most: number, name: string) {
  const expected = `${name} is a number of degrees from -${most} to ${most}.`
  return z.number({ error: expected }).min(-most, { error: expected }).max(most, { error: expected })
}

const radius = 'The distance is a number of km, at least 1.'

/** Around where records were collected: a place by name, a point by its degrees, or either of both, and how far from it (FECO-007). */
export const NearCriteria = z
  .strictObject({
    place: SearchInput.optional(),
    latitude: degrees(90, 'Latitude').optional(),
    longitude: degrees(180, 'Longitude').optional(),
    radius_km: z.number({ error: radius }).min(1, { error: radius }).max(maxRadiusKm).optional(),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    error: 'A point has a latitude and a longitude.',
  })
export type NearCriteria = z.infer<typeof NearCriteria>
