export const corrections = ['bh', 'bonferroni', 'by'] as const
export type Correction = (typeof corrections)[number]

/**
 * ln q of each ln p, over all of them: Bonferroni multiplies by the number of tests; Benjamini-Hochberg by the number over the rank, and
 * Benjamini-Yekutieli by the harmonic sum as well, each taken down to the smallest of all larger p.
 */
export function correctPValues(lnPs: Float64Array, correction: Correction): Float64Array {
  const tests = lnPs.length
  if (correction === 'bonferroni') return lnPs.map((lnP) => Math.min(0, lnP + Math.log(tests)))
  const factor = Math.log(tests) + (correction === 'by' ? Math.log(harmonic(tests)) : 0)
  const inOrder = Array.from(lnPs.keys()).sort((one, other) => (lnPs[one] ?? 0) - (lnPs[other] ?? 0))
  const lnQs = new Float64Array(tests)
  let smallest = 0
  for (let rank = tests; rank > 0; rank--) {
    const at = inOrder[rank - 1] ?? 0
    const lnP = lnPs[at] ?? 0
    smallest = Math.min(smallest, lnP + factor - Math.log(rank))
    // Rounding must not put q below p.
    lnQs[at] = Math.max(lnP, smallest)
  }
  return lnQs
}

function harmonic(count: number): number {
  let sum = 0
  for (let number = count; number > 0; number--) sum += 1 / number
  return sum
}
