import type { CountMatrix } from './score-matrix.ts'

/** From here on two motifs are alike. */
const leastSimilarity = 0.6
const leastColumns = 5

/** Columns as directions: their product is the correlation of two columns. */
type Directions = Float64Array

/** For each motif the indices of those like it. */
export function similarMotifs(matrices: readonly CountMatrix[]): number[][] {
  const along = matrices.map(directionsOf)
  const against = matrices.map((columns) => directionsOf(columns.toReversed().map(complement)))
  const similar: number[][] = matrices.map(() => [])
  for (const [one, first] of along.entries()) {
    for (let other = one + 1; other < along.length; other++) {
      const [second, turned] = [along[other], against[other]]
      if (!second || !turned || Math.max(alignedSimilarity(first, second), alignedSimilarity(first, turned)) < leastSimilarity) continue
      similar[one]?.push(other)
      similar[other]?.push(one)
    }
  }
  return similar
}

/** The same on the strand that is more alike. */
export function similarityOf(one: CountMatrix, other: CountMatrix): number {
  const first = directionsOf(one)
  return Math.max(alignedSimilarity(first, directionsOf(other)), alignedSimilarity(first, directionsOf(other.toReversed().map(complement))))
}

/**
 * The mean correlation of the columns that lie upon each other, times their share of the width of both together; the best of all shifts by
 * which at least 5 columns do, or the whole of the shorter motif.
 */
function alignedSimilarity(one: Directions, other: Directions): number {
  const [width, otherWidth] = [one.length / 4, other.length / 4]
  const needed = Math.min(leastColumns, width, otherWidth)
  let best = -1
  for (let shift = needed - otherWidth; shift <= width - needed; shift++) {
    const [from, to] = [Math.max(0, shift), Math.min(width, otherWidth + shift)]
    let product = 0
    for (let at = 4 * from; at < 4 * to; at++) product += (one[at] ?? 0) * (other[at - 4 * shift] ?? 0)
    // The mean times the share: the number of aligned columns cancels out.
    best = Math.max(best, product / (width + otherWidth - (to - from)))
  }
  return best
}

/** Of a column without a preference nothing is left. */
function directionsOf(columns: CountMatrix): Directions {
  const directions = new Float64Array(4 * columns.length)
  for (const [column, counts] of columns.entries()) {
    const mean = counts.reduce((sum, count) => sum + count, 0) / 4
    const length = Math.hypot(...counts.map((count) => count - mean))
    if (length > 0) for (const [base, count] of counts.entries()) directions[4 * column + base] = (count - mean) / length
  }
  return directions
}

function complement([a, c, g, t]: CountMatrix[number]): CountMatrix[number] {
  return [t, g, c, a]
}
