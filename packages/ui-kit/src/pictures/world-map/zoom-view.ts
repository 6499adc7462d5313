import { geoDistance } from 'd3-geo'
import { type CloseView, type Degrees, earthRadiusKm } from './map-panes.ts'

/** A wider view is the world. */
export const widestKm = 4000
const narrowestKm = 25

/** The view that has all positions, around one of them or around their middle, if that is less than the world. */
export function fitView(points: readonly Degrees[], around: Degrees | null = null): CloseView | null {
  if (points.length === 0) return null
  return viewAround(around ?? centreOf(points), points)
}

/** Half as wide, around the middle of what is in sight or around a position. */
export function zoomIn(view: CloseView | null, points: readonly Degrees[], at?: Degrees): CloseView | null {
  const radiusKm = Math.max(narrowestKm, (view?.radiusKm ?? 2 * widestKm) / 2)
  const seen = view ? points.filter((point) => distanceKm(view, point) <= view.radiusKm) : points
  const centre = at ?? (seen.length > 0 ? centreOf(seen) : view)
  return centre && { latitude: centre.latitude, longitude: centre.longitude, radiusKm }
}

/** Twice as wide; in the end the world. */
export function zoomOut(view: CloseView | null): CloseView | null {
  return view && view.radiusKm * 2 <= widestKm ? { ...view, radiusKm: view.radiusKm * 2 } : null
}

function viewAround(centre: Degrees, points: readonly Degrees[]): CloseView | null {
  const radiusKm = 1.15 * Math.max(...points.map((point) => distanceKm(centre, point)))
  return radiusKm > widestKm / 2 ? null : { ...centre, radiusKm: Math.max(narrowestKm * 8, radiusKm) }
}

/** The middle of their box: a crowd at one place must not push a few others out of sight. */
function centreOf(points: readonly Degrees[]): Degrees {
  return { latitude: middle(points.map(({ latitude }) => latitude)), longitude: middle(points.map(({ longitude }) => longitude)) }
}

function middle(degrees: readonly number[]): number {
  return (Math.min(...degrees) + Math.max(...degrees)) / 2
}

function distanceKm(one: Degrees, other: Degrees): number {
  return geoDistance([one.longitude, one.latitude], [other.longitude, other.latitude]) * earthRadiusKm
}
