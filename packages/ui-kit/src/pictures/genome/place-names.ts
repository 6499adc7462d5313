import type { Chromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { GenomeLayout } from './genome-layout.ts'

/** What is written at a base of a chromosome. */
export type GenomeName = { id: number; text: string; chromosome: Chromosome; base: number }

/** The line of names that it stands in, counted from the chromosome. */
export type PlacedName = GenomeName & { lane: number }

export type PlacedNames = { names: readonly PlacedName[]; lanes: ReadonlyMap<Chromosome, number> }

/** More lines would push the chromosomes out of sight of each other. */
const mostLanes = 5

/** As many names as fit below their chromosomes in a picture of so many pixels, in as few lines as that needs. */
export function placeNames(names: readonly GenomeName[], layout: Pick<GenomeLayout, 'rows' | 'xOf'>, width: number): PlacedNames {
  const placed: PlacedName[] = []
  const lanes = new Map<Chromosome, number>()
  for (const { chromosome } of layout.rows) {
    const own = names
      .filter((name) => name.chromosome === chromosome)
      .map((name) => ({ name, x: (layout.xOf(name.base) / 100) * width }))
      .toSorted((one, other) => one.x - other.x)
    if (own.length === 0) continue
    let count = 1
    let fitting = fillLanes(own, count, width)
    while (fitting.length < own.length && count < mostLanes) {
      count += 1
      fitting = fillLanes(own, count, width)
    }
    placed.push(...fitting)
    lanes.set(chromosome, count)
  }
  return { names: placed, lanes }
}

/**
 * A name begins where its gene lies, at the end of a line down from the chromosome. It takes the lowest lane that this line reaches
 * without crossing another name, so that names next to each other stand on steps.
 */
function fillLanes(sorted: readonly { name: GenomeName; x: number }[], lanes: number, right: number): PlacedName[] {
  const ends = Array.from({ length: lanes }, () => Number.NEGATIVE_INFINITY)
  return sorted.flatMap(({ name, x }) => {
    const taken = ends.findIndex((end) => end > x)
    const lane = (taken === -1 ? lanes : taken) - 1
    const end = x + widthOf(name.text)
    if (lane < 0 || end > right) return []
    ends[lane] = end
    return [{ ...name, lane }]
  })
}

/** A capital letter of the names is at most this wide; some air follows. */
const letterWidth = 7.2

export function widthOf(text: string): number {
  return text.length * letterWidth + 9
}
