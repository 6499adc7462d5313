import type { Join } from './average-linkage.ts'

/** A branch of a tree as it is drawn: where its leaves begin and end, and how far apart the two branches are that it joins. */
export type Branch = { from: number; to: number; distance: number; left: number; right: number }

/** Leaves in the order of the picture, and the branches over them in the order of their joins. */
export type Tree = { order: readonly number[]; branches: readonly Branch[] }

/**
 * A join does not say which of its branches stands first: the one with the lower mean weight does. With weights that say where a gene
 * is highest, branches stand in the order of the samples; equals keep the order in which they are given.
 */
export function orderLeaves(leaves: number, joins: readonly Join[], weights: readonly number[]): Tree {
  if (leaves === 0) return { order: [], branches: [] }
  const sums = Array.from({ length: leaves }, (_, leaf) => ({ weight: weights[leaf] ?? 0, size: 1, first: leaf }))
  const flipped = joins.map(({ left, right }) => {
    const [one, other] = [sums[left], sums[right]]
    if (!one || !other) return [left, right] as const
    sums.push({ weight: one.weight + other.weight, size: one.size + other.size, first: Math.min(one.first, other.first) })
    const difference = one.weight / one.size - other.weight / other.size || one.first - other.first
    return difference <= 0 ? ([left, right] as const) : ([right, left] as const)
  })
  const order: number[] = []
  const branches: Branch[] = joins.map(({ distance }) => ({ from: 0, to: 0, distance, left: 0, right: 0 }))
  // Trees of 2,000 genes can be as deep, which a recursive function need not survive.
  const stack: number[] = [leaves + joins.length - 1]
  while (stack.length > 0) {
    const branch = stack.pop() ?? 0
    if (branch < leaves) {
      order.push(branch)
      continue
    }
    const stretch = branches[branch - leaves]
    const [first, second] = flipped[branch - leaves] ?? [0, 0]
    if (stretch)
      Object.assign(stretch, { from: order.length, to: order.length + (sums[branch]?.size ?? 1) - 1, left: first, right: second })
    stack.push(second, first)
  }
  return { order, branches }
}
