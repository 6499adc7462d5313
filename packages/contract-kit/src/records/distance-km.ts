import type { GeoPoint } from '../search/near-criteria.ts'

// The mean radius of the Earth (IUGG).
const earthRadiusKm = 6371.0088

/** Distance over ground by the haversine formula, in km with one decimal: positions are known no better than that. */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const [north, otherNorth] = [radians(from.latitude), radians(to.latitude)]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const chord = half(otherNorth - north) + Math.cos(north) * Math.cos(otherNorth) * half(radians(to.longitude - from.longitude))
  return Math.round(20 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))) / 10
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
