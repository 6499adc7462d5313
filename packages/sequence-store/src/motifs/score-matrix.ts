/** Scores are whole hundredths of a bit, so that their distribution is exact. */
const unitsPerBit = 100

/** Counts of the four bases by column: A, C, G, T. */
export type CountMatrix = readonly (readonly [number, number, number, number])[]

/** How often each base occurs, A to T. Complements are equally frequent, because both strands are searched. */
export type Composition = readonly [number, number, number, number]

/** Four scores of each column, one after another. */
export type ScoreMatrix = Int32Array<ArrayBuffer>

/** The share of A or T and of C or G in some sequences, counted on both strands. Bases that are not known do not count. */
export function compositionOf(counts: { at: number; gc: number }): Composition {
  const total = counts.at + counts.gc
  const [at, gc] = total === 0 ? [0.25, 0.25] : [counts.at / total / 2, counts.gc / total / 2]
  return [at, gc, gc, at]
}

/** Log-odds of a base in a column against the background; one pseudocount stands in the proportions of the background. */
export function scoreMatrix(counts: CountMatrix, background: Composition): ScoreMatrix {
  const scores = new Int32Array(4 * counts.length)
  for (const [column, bases] of counts.entries()) {
    const total = bases.reduce((sum, count) => sum + count, 1)
    for (const [base, count] of bases.entries()) {
      const share = background[base] ?? Number.NaN
      scores[4 * column + base] = Math.round(unitsPerBit * Math.log2((count + share) / total / share))
    }
  }
  return scores
}

/** The same motif as the other strand shows it. */
export function reverseMatrix(scores: ScoreMatrix): ScoreMatrix {
  // Complements stand opposite each other in A, C, G, T.
  return scores.toReversed()
}

/**
 * The lowest score that a random word of this composition reaches with a probability of at most `p`; null if even the best word is likelier.
 * Exact: the probabilities of all scores are added up column by column.
 */
export function thresholdOf(scores: ScoreMatrix, background: Composition, p: number): number | null {
  const [lowest, chances] = distributionOf(scores, background)
  let tail = 0
  let threshold: number | null = null
  for (let at = chances.length - 1; at >= 0; at--) {
    const chance = chances[at] ?? 0
    tail += chance
    if (tail > p) break
    if (chance > 0) threshold = lowest + at
  }
  return threshold
}

/** The lowest score of a word, and the probability of each score from there. */
export function distributionOf(scores: ScoreMatrix, background: Composition): [number, Float64Array] {
  let lowest = 0
  let chances = new Float64Array([1])
  for (let column = 0; column < scores.length; column += 4) {
    const four = scores.subarray(column, column + 4)
    const [least, most] = [Math.min(...four), Math.max(...four)]
    const next = new Float64Array(chances.length + most - least)
    for (const [base, score] of four.entries()) {
      const share = background[base] ?? Number.NaN
      const shift = score - least
      for (let at = 0; at < chances.length; at++) next[at + shift] = (next[at + shift] ?? 0) + (chances[at] ?? 0) * share
    }
    chances = next
    lowest += least
  }
  return [lowest, chances]
}
