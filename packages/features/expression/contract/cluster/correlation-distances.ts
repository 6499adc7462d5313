import type { Turns } from './average-linkage.ts'

/** 1 − r (Pearson) of every two rows, as a square. Rows that do not vary have no correlation: there must be none of them. */
export async function correlationDistances(rows: readonly ArrayLike<number>[], turns: Turns = async () => {}): Promise<Float64Array> {
  const [count, width] = [rows.length, rows[0]?.length ?? 0]
  const scaled = new Float64Array(count * width)
  for (const [index, row] of rows.entries()) scaled.set(scaledRow(row), index * width)
  const distances = new Float64Array(count * count)
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other += together) fillFour(distances, scaled, { one, other, count, width })
    if (one % 16 === 0) await turns()
  }
  return distances
}

/** Rows that are compared with one at a time: their sums do not wait for each other. */
const together = 4

type Four = { one: number; other: number; count: number; width: number }

/** The distances of a row to up to four that stand together. */
function fillFour(distances: Float64Array, scaled: Float64Array, { one, other, count, width }: Four): void {
  const last = count - 1
  const start = one * width
  const a = other * width
  const b = Math.min(other + 1, last) * width
  const c = Math.min(other + 2, last) * width
  const d = Math.min(other + 3, last) * width
  let ofA = 0
  let ofB = 0
  let ofC = 0
  let ofD = 0
  for (let at = 0; at < width; at++) {
    const value = scaled[start + at] ?? 0
    ofA += value * (scaled[a + at] ?? 0)
    ofB += value * (scaled[b + at] ?? 0)
    ofC += value * (scaled[c + at] ?? 0)
    ofD += value * (scaled[d + at] ?? 0)
  }
  note(distances, count, one, other, ofA)
  if (other + 1 < count) note(distances, count, one, other + 1, ofB)
  if (other + 2 < count) note(distances, count, one, other + 2, ofC)
  if (other + 3 < count) note(distances, count, one, other + 3, ofD)
}

/** Rounding can lead below zero where rows are equal. */
function note(distances: Float64Array, count: number, one: number, other: number, correlation: number): void {
  const distance = Math.max(0, 1 - correlation)
  distances[one * count + other] = distance
  distances[other * count + one] = distance
}

/** With mean zero and length one: the product of two such rows is their correlation. */
function scaledRow(values: ArrayLike<number>): Float64Array {
  const row = Float64Array.from(values)
  const mean = row.reduce((sum, value) => sum + value, 0) / row.length
  const centred = row.map((value) => value - mean)
  const length = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0))
  return centred.map((value) => value / length)
}

/** Whether a row can be correlated with others: it has every value, and they are not all the same. */
export function isComparable(row: readonly (number | null)[]): row is number[] {
  return row.length > 1 && row.every((value) => value !== null) && row.some((value) => value !== row[0])
}
