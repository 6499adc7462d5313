import { type MapPanes, placeIn } from './map-panes.ts'
import type { MapPoint } from './world-map-props.ts'

type Place = { x: number; y: number }

export type PlacedMark = { point: MapPoint; place: Place; isNamed: boolean }

// What a name takes up in pixels: as wide as ten letters, as high as a line.
const nameSize = { width: 80, height: 16 }

/**
 * Each position is one mark: in the close view if that shows it, otherwise on the world. The world repeats those of the close view as dots
 * that are not marks. A name is written where nothing else is, those of what the page is about first.
 */
export function placeMarks(
  panes: MapPanes,
  points: readonly MapPoint[],
): { marks: PlacedMark[]; echoes: { point: MapPoint; place: Place }[] } {
  const marks: PlacedMark[] = []
  const echoes: { point: MapPoint; place: Place }[] = []
  const written: Place[] = []
  for (const point of points) {
    const world = placeIn(panes.world, point)
    const close = panes.close && placeIn(panes.close, point)
    const place = close ?? world
    if (!place) continue
    const isNamed = close !== null && written.every((other) => isApart(panes, other, place)) && fits(panes, place)
    if (isNamed) written.push(place)
    if (close && world) echoes.push({ point, place: world })
    marks.push({ point, place, isNamed })
  }
  return { marks, echoes }
}

function isApart({ pixel }: MapPanes, one: Place, other: Place): boolean {
  return Math.abs(one.x - other.x) > pixel * nameSize.width || Math.abs(one.y - other.y) > pixel * nameSize.height
}

function fits(panes: MapPanes, { x }: Place): boolean {
  return x + panes.pixel * nameSize.width < panes.width
}
