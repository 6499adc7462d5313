/** Ranks from 1; equal values share the mean of their ranks, as Spearman's correlation has it. */
export function rankValues(values: ArrayLike<number>): Float64Array {
  const order = Array.from(values, (_, index) => index).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0))
  const ranks = new Float64Array(values.length)
  for (let from = 0; from < order.length; ) {
    let to = from + 1
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++
    for (let at = from; at < to; at++) ranks[order[at] ?? 0] = (from + 1 + to) / 2
    from = to
  }
  return ranks
}
