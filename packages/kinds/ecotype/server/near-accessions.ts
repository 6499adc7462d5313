import { distanceKm, radians } from '@rosette/contract-kit/records/distance-km.ts'

/** An accession with a position. */
export type Placed = { speciesVariantId: number; originalName: string; latitude: number; longitude: number }

export type Near<Row extends Placed> = Row & { distanceKm: number; isSameName: boolean }

// What a page lists.
const listed = 8

type Direction = readonly [x: number, y: number, z: number]

/**
 * The nearest accessions over ground, those of the same name first. The nearest point on a sphere is the one in the most similar direction,
 * which costs three products instead of the sines of a distance: all pairs of 7,407 accessions take a few seconds of a build.
 */
export function accessionIndex<Row extends Placed>(all: readonly Row[]): (here: Placed) => Near<Row>[] {
  const entries = all.map((row) => ({ row, direction: directionOf(row), name: row.originalName.toLowerCase() }))
  return (here) => {
    const from = directionOf(here)
    const name = here.originalName.toLowerCase()
    const namesakes = new Nearest<Row>()
    const strangers = new Nearest<Row>()
    for (const entry of entries) {
      if (entry.row.speciesVariantId === here.speciesVariantId) continue
      const found = entry.name === name ? namesakes : strangers
      found.add(entry.row, likeness(from, entry.direction))
    }
    return [...namesakes.rows(true), ...strangers.rows(false)]
      .slice(0, listed)
      .map(({ row, isSameName }) => ({ ...row, isSameName, distanceKm: distanceKm(here, row) }))
  }
}

/** The best few of many, in order; of equally near ones those that came first. */
class Nearest<Row> {
  #nearest: { row: Row; likeness: number }[] = []

  add(row: Row, value: number): void {
    const worst = this.#nearest.length < listed ? Number.NEGATIVE_INFINITY : (this.#nearest.at(-1)?.likeness ?? Number.NEGATIVE_INFINITY)
    if (value <= worst) return
    const index = this.#nearest.findIndex((entry) => entry.likeness < value)
    this.#nearest.splice(index === -1 ? this.#nearest.length : index, 0, { row, likeness: value })
    if (this.#nearest.length > listed) this.#nearest.pop()
  }

  rows(isSameName: boolean): { row: Row; isSameName: boolean }[] {
    return this.#nearest.map(({ row }) => ({ row, isSameName }))
  }
}

function directionOf({ latitude, longitude }: Placed): Direction {
  const [north, east] = [radians(latitude), radians(longitude)]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}

function likeness(one: Direction, other: Direction): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}
