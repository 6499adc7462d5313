/** What is read of a TopoJSON file of land: outlines as arcs, each a list of small steps on a grid. */
export type Topology = {
  transform: { scale: readonly number[]; translate: readonly number[] }
  arcs: readonly (readonly (readonly number[])[])[]
  objects: { land: { geometries: readonly { arcs: readonly (readonly (readonly number[])[])[] }[] } }
}

type Position = [longitude: number, latitude: number]

export type Land = { type: 'MultiPolygon'; coordinates: Position[][][] }

/** The land of a TopoJSON file in degrees (TopoJSON specification, sections 2.1.4 and 2.2.2). */
export function landOf({ transform, arcs, objects }: Topology): Land {
  const [stepEast = 1, stepNorth = 1] = transform.scale
  const [west = 0, south = 0] = transform.translate
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx = 0, dy = 0]): Position => {
      x += dx
      y += dy
      return [x * stepEast + west, y * stepNorth + south]
    })
  })
  // A number below zero is the arc ~number, walked backwards. Each arc starts where the one before it ends.
  const ringOf = (numbers: readonly number[]) =>
    numbers.flatMap((number, index) => {
      const line = number < 0 ? (lines[~number] ?? []).toReversed() : (lines[number] ?? [])
      return index === 0 ? line : line.slice(1)
    })
  return {
    type: 'MultiPolygon',
    coordinates: objects.land.geometries.flatMap((geometry) => geometry.arcs.map((polygon) => polygon.map(ringOf))),
  }
}
