/** Four numbers of a test: of `total` background genes `withTerm` have the term; of `draws` list genes `found` have it. */
export type Draw = { found: number; draws: number; withTerm: number; total: number }

/** ln P(X ≥ found): how likely so many or more are by chance. */
export function lnUpperTail(draw: Draw): number {
  const { found, draws, withTerm, total } = draw
  const [least, most] = rangeOf(draw)
  if (found <= least) return 0
  if (found > most) return Number.NEGATIVE_INFINITY
  // Sums run away from the mode, where each summand is smaller than the one before.
  if (found > modeOf(draw)) return lnPoint(draw) + Math.log(sumUpwards(draw))
  return Math.log1p(-Math.exp(lnLowerTail({ found: found - 1, draws, withTerm, total })))
}

/** ln P(X ≤ found): how likely so few or fewer are by chance. */
export function lnLowerTail(draw: Draw): number {
  const { found, draws, withTerm, total } = draw
  const [least, most] = rangeOf(draw)
  if (found >= most) return 0
  if (found < least) return Number.NEGATIVE_INFINITY
  if (found <= modeOf(draw)) return lnPoint(draw) + Math.log(sumDownwards(draw))
  return Math.log1p(-Math.exp(lnUpperTail({ found: found + 1, draws, withTerm, total })))
}

/** ln P(X = found). */
export function lnPoint({ found, draws, withTerm, total }: Draw): number {
  return lnChoose(withTerm, found) + lnChoose(total - withTerm, draws - found) - lnChoose(total, draws)
}

/** The fewest and the most that a draw can find. */
function rangeOf({ draws, withTerm, total }: Draw): [number, number] {
  return [Math.max(0, draws + withTerm - total), Math.min(draws, withTerm)]
}

function modeOf({ draws, withTerm, total }: Draw): number {
  return Math.floor(((draws + 1) * (withTerm + 1)) / (total + 2))
}

/** Summands below this share of the sum change no digit of it. */
const negligible = 1e-17

function sumUpwards({ found, draws, withTerm, total }: Draw): number {
  const most = Math.min(draws, withTerm)
  let [sum, share] = [1, 1]
  for (let at = found; at < most && share > sum * negligible; at++) {
    share *= ((withTerm - at) / (at + 1)) * ((draws - at) / (total - withTerm - draws + at + 1))
    sum += share
  }
  return sum
}

function sumDownwards({ found, draws, withTerm, total }: Draw): number {
  const least = Math.max(0, draws + withTerm - total)
  let [sum, share] = [1, 1]
  for (let at = found; at > least && share > sum * negligible; at--) {
    share *= (at / (withTerm - at + 1)) * ((total - withTerm - draws + at) / (draws - at + 1))
    sum += share
  }
  return sum
}

function lnChoose(from: number, taken: number): number {
  return lnFactorial(from) - lnFactorial(taken) - lnFactorial(from - taken)
}

let table = new Float64Array([0, 0])

/** ln n!, from a table that grows to the largest number requested: a genome has some ten thousand genes. */
function lnFactorial(number: number): number {
  if (number >= table.length) table = tableUpTo(Math.max(number, 2 * table.length))
  // The table was just made long enough, and every number is whole and not negative.
  return table[number] ?? Number.NaN
}

/** Neumaier's sum: what each addition loses is kept, or errors would grow with the number. */
function tableUpTo(largest: number): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(largest + 1)
  let [sum, lost] = [0, 0]
  for (let number = 2; number <= largest; number++) {
    const term = Math.log(number)
    const next = sum + term
    lost += Math.abs(sum) >= term ? sum - next + term : term - next + sum
    sum = next
    sums[number] = sum + lost
  }
  return sums
}
