import { type GeoProjection, geoEqualEarth, geoMercator, geoPath } from 'd3-geo'
import type { Land } from './land-shapes.ts'

export type Degrees = { latitude: number; longitude: number }

export type CloseView = Degrees & { radiusKm: number }

/** A part of the drawing with a projection of its own, in the units of the drawing. */
export type Pane = { left: number; top: number; width: number; height: number; projection: GeoProjection }

/** `pixel` is about how many units of the drawing a pixel is, for what letters take up. */
export type MapPanes = { width: number; height: number; pixel: number; world: Pane; close: Pane | null }

const drawingWidth = 1200
// Nothing grows further south or north; leaving out the poles gives the rest more room.
const corners = [
  [-178, 0],
  [178, 0],
  [0, 79],
  [0, -57],
]
const worldShape = 2.45
export const earthRadiusKm = 6371.0088

/** The world or a part of it, and the close view beside it; below it on a narrow screen. */
export function mapPanes(close: CloseView | null, isNarrow: boolean, part: CloseView | null = null): MapPanes {
  const whole = drawingWidth / worldShape
  const pixel = isNarrow ? 3.5 : 1
  if (part) {
    const area = { left: 0, top: 0, width: drawingWidth, height: whole }
    return { width: drawingWidth, height: whole, pixel, world: closePane(area, part), close: null }
  }
  if (!close) return { width: drawingWidth, height: whole, pixel, world: worldPane(drawingWidth, whole), close: null }
  if (isNarrow) {
    const height = whole
    const below = { left: 0, top: height, width: drawingWidth, height: drawingWidth * 0.7 }
    return {
      width: drawingWidth,
      height: height + below.height,
      pixel,
      world: worldPane(drawingWidth, height),
      close: closePane(below, close),
    }
  }
  const width = drawingWidth * 0.66
  const height = width / worldShape
  return {
    width: drawingWidth,
    height,
    pixel,
    world: worldPane(width, height),
    close: closePane({ left: width, top: 0, width: drawingWidth - width, height }, close),
  }
}

function worldPane(width: number, height: number): Pane {
  const area = { left: 0, top: 0, width, height }
  const projection = geoEqualEarth().fitExtent(
    [
      [0, 0],
      [width, height],
    ],
    { type: 'MultiPoint', coordinates: corners },
  )
  return { ...area, projection: cut(projection, area) }
}

/** Mercator keeps the shape of coasts and stretches by 1 / cos(latitude), which the scale takes back. */
function closePane(area: Omit<Pane, 'projection'>, { latitude, longitude, radiusKm }: CloseView): Pane {
  const { left, top, width, height } = area
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const projection = geoMercator()
    .rotate([-longitude, 0])
    .center([0, latitude])
    .scale((Math.min(width, height) / 2) * (earthRadiusKm / radiusKm) * shrink)
    .translate([left + width / 2, top + height / 2])
  return { ...area, projection: cut(projection, area) }
}

function cut(projection: GeoProjection, { left, top, width, height }: Omit<Pane, 'projection'>): GeoProjection {
  return projection.clipExtent([
    [left, top],
    [left + width, top + height],
  ])
}

export function landPath({ projection }: Pane, land: Land): string {
  // Half a unit is less than a pixel on most screens.
  return geoPath(projection).digits(1)(land) ?? ''
}

/** Which position a place in a pane is. */
export function degreesAt({ projection }: Pane, place: { x: number; y: number }): Degrees | null {
  const [longitude, latitude] = projection.invert?.([place.x, place.y]) ?? []
  return longitude === undefined || latitude === undefined ? null : { latitude, longitude }
}

/** Where a position is in a pane; null if it is outside. */
export function placeIn({ projection, left, top, width, height }: Pane, { latitude, longitude }: Degrees): { x: number; y: number } | null {
  const [x, y] = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN]
  const isInside = x >= left && x <= left + width && y >= top && y <= top + height
  return isInside ? { x, y } : null
}
