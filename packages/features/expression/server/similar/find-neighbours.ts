import { nextTurn } from '@rosette/release-kit/take-turns.ts'

/** Genes × samples: each row has the mean zero and the length one, so that the correlation of two genes is the product of their rows. */
export type ScaledMatrix = { rows: Float64Array; geneCount: number; width: number }

/** Rows that do not vary have no correlation: a matrix has none of them. */
export function scaleRow(values: ArrayLike<number>): Float64Array {
  const width = values.length
  let mean = 0
  for (let at = 0; at < width; at++) mean += (values[at] ?? 0) / width
  const row = Float64Array.from(values, (value) => value - mean)
  const length = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0))
  return row.map((value) => value / length)
}

// Equal correlations differ in the last digits when they are summed in another order. Twelve digits are equal in any order.
const digits = 1e12
const rounded = (sum: number) => Math.round(sum * digits) / digits

function correlation({ rows, width }: ScaledMatrix, one: number, other: number): number {
  let sum = 0
  const [first, second] = [one * width, other * width]
  // Places are within the matrix.
  for (let at = 0; at < width; at++) sum += (rows[first + at] as number) * (rows[second + at] as number)
  return rounded(sum)
}

/** Correlations of a gene with all genes, itself among them. */
export function correlationsOf(matrix: ScaledMatrix, gene: number): Float64Array {
  return Float64Array.from({ length: matrix.geneCount }, (_, other) => correlation(matrix, gene, other))
}

export type Neighbour = { gene: number; correlation: number; rank: number; mutualRank: number }

/** The genes that correlate most with one, at most so many. Genes come in the order of the matrix where correlations are equal. */
export async function findNeighbours(matrix: ScaledMatrix, gene: number, most: number): Promise<Neighbour[]> {
  const correlations = correlationsOf(matrix, gene)
  await nextTurn()
  const order = highestOf(correlations, gene, most)
  const ranksOfGene: number[] = []
  for (let from = 0; from < order.length; from += together) {
    // So many genes take a few milliseconds, after which others have their turn.
    await nextTurn()
    ranksOfGene.push(...ranksAmong(matrix, order.slice(from, from + together), gene, correlations))
  }
  let rank = 1
  return order.map((other, index) => {
    const value = correlations[other] ?? 0
    if (index > 0 && value < (correlations[order[index - 1] ?? 0] ?? 0)) rank = index + 1
    return { gene: other, correlation: value, rank, mutualRank: Math.sqrt(rank * (ranksOfGene[index] ?? 0)) }
  })
}

/** Sorts only those that reach the lowest value wanted: to sort all of them by a comparison takes too long for one turn. */
function highestOf(correlations: Float64Array, gene: number, most: number): number[] {
  const values = correlations.filter((_, other) => other !== gene).sort()
  const least = values[Math.max(0, values.length - most)] ?? 0
  const order: number[] = []
  for (let other = 0; other < correlations.length; other++) if (other !== gene && (correlations[other] ?? 0) >= least) order.push(other)
  order.sort((one, other) => (correlations[other] ?? 0) - (correlations[one] ?? 0) || one - other)
  return order.slice(0, most)
}

/** Genes that are compared with all others at one time: their sums do not wait for each other, and the matrix is read once for all. */
const together = 4

/** The rank of a gene among the neighbours of each of up to four others: one more than there are genes with a higher correlation. */
function ranksAmong(
  { rows, geneCount, width }: ScaledMatrix,
  others: readonly number[],
  gene: number,
  correlations: Float64Array,
): number[] {
  const [a = 0, b = a, c = a, d = a] = others
  const [startA, startB, startC, startD] = [a * width, b * width, c * width, d * width]
  const ranks = new Uint32Array(together).fill(1)
  const count = (index: number, other: number, third: number, sum: number) => {
    if (third !== other && rounded(sum) > (correlations[other] ?? 0)) ranks[index] = (ranks[index] ?? 0) + 1
  }
  for (let third = 0; third < geneCount; third++) {
    if (third === gene) continue
    let ofA = 0
    let ofB = 0
    let ofC = 0
    let ofD = 0
    const start = third * width
    for (let at = 0; at < width; at++) {
      const value = rows[start + at] ?? 0
      ofA += value * (rows[startA + at] ?? 0)
      ofB += value * (rows[startB + at] ?? 0)
      ofC += value * (rows[startC + at] ?? 0)
      ofD += value * (rows[startD + at] ?? 0)
    }
    count(0, a, third, ofA)
    count(1, b, third, ofB)
    count(2, c, third, ofC)
    count(3, d, third, ofD)
  }
  return [...ranks.subarray(0, others.length)]
}
