import { expect, test } from 'vitest'
import { averageLinkage, type Join } from './average-linkage.ts'
import { correlationDistances, isComparable } from './correlation-distances.ts'
import { orderLeaves } from './order-leaves.ts'

const genes = [
  [1, 2, 3, 4, 5],
  [2, 4, 6, 8, 11],
  [5, 4, 3, 2, 1],
  [1, 1, 2, 2, 9],
  [10, 8, 6, 4, 1],
  [0, 0, 3, 3, 3],
]

/** Looks through all pairs for each join, and takes the mean over all leaves of both. */
function joinPlainly(leaves: number, distances: Float64Array): { members: string; distance: number }[] {
  let clusters = Array.from({ length: leaves }, (_, leaf) => [leaf])
  const joins = []
  const between = (one: number[], other: number[]) =>
    one.flatMap((a) => other.map((b) => distances[a * leaves + b] ?? 0)).reduce((sum, each) => sum + each, 0) / (one.length * other.length)
  while (clusters.length > 1) {
    const pairs = clusters.flatMap((one, at) => clusters.slice(at + 1).map((other) => ({ one, other, distance: between(one, other) })))
    const nearest = pairs.reduce((best, pair) => (pair.distance < best.distance ? pair : best))
    const joined = [...nearest.one, ...nearest.other].sort((a, b) => a - b)
    clusters = [...clusters.filter((each) => each !== nearest.one && each !== nearest.other), joined]
    joins.push({ members: joined.join(' '), distance: nearest.distance })
  }
  return joins
}

function membersOf(leaves: number, joins: readonly Join[]): { members: string; distance: number }[] {
  const all = Array.from({ length: leaves }, (_, leaf) => [leaf])
  return joins.map(({ left, right, distance, size }) => {
    const joined = [...(all[left] ?? []), ...(all[right] ?? [])].sort((a, b) => a - b)
    expect(size).toBe(joined.length)
    all.push(joined)
    return { members: joined.join(' '), distance }
  })
}

test('[EXPR-021] joins and distances as scipy.cluster.hierarchy.linkage gives them for average and correlation', async () => {
  const joins = await averageLinkage(genes.length, await correlationDistances(genes))
  expect(membersOf(genes.length, joins).map(({ members, distance }) => `${members}: ${distance.toFixed(6)}`)).toEqual([
    '0 1: 0.004107',
    '2 4: 0.004107',
    '0 1 5: 0.148821',
    '0 1 3 5: 0.274913',
    '0 1 2 3 4 5: 1.916378',
  ])
})

test('[EXPR-021] 60 random genes are joined as by looking through all pairs', async () => {
  let seed = 7
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  for (const [count, width] of [
    [2, 3],
    [7, 4],
    [60, 13],
  ] as const) {
    const rows = Array.from({ length: count }, () => Array.from({ length: width }, random))
    const distances = await correlationDistances(rows)
    const expected = joinPlainly(count, distances)
    const found = membersOf(count, await averageLinkage(count, distances))
    expect(found.map(({ members }) => members)).toEqual(expected.map(({ members }) => members))
    for (const [index, { distance }] of found.entries()) expect(distance).toBeCloseTo(expected[index]?.distance ?? Number.NaN, 10)
  }
})

test('[EXPR-021] genes that are equal end the chain and are joined at zero', async () => {
  const same = [genes[0] ?? [], genes[0] ?? [], genes[0] ?? [], genes[2] ?? []]
  const joins = await averageLinkage(4, await correlationDistances(same))
  expect(joins.map(({ distance, size }) => [Number(distance.toFixed(9)), size])).toEqual([
    [0, 2],
    [0, 3],
    [2, 4],
  ])
})

test('[EXPR-021] the branch with the lower weight stands first, and every branch is a stretch of leaves', async () => {
  const joins = await averageLinkage(genes.length, await correlationDistances(genes))
  const weights = [5, 5, 0, 5, 1, 4]
  const { order, branches } = orderLeaves(genes.length, joins, weights)
  expect(order.slice(0, 2)).toEqual([2, 4])
  expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
  const stretches = branches.map(({ from, to }) =>
    order
      .slice(from, to + 1)
      .toSorted((a, b) => a - b)
      .join(' '),
  )
  expect(stretches).toEqual(membersOf(genes.length, joins).map(({ members }) => members))
  const turned = orderLeaves(
    genes.length,
    joins,
    weights.map((weight) => -weight),
  )
  expect(turned.order).not.toEqual(order)
  expect(orderLeaves(1, [], [0])).toEqual({ order: [0], branches: [] })
  expect(orderLeaves(0, [], [])).toEqual({ order: [], branches: [] })
})

test('[EXPR-021] a row without variation or with a missing value cannot be compared', () => {
  expect([[1, 1, 1], [1, null, 2], [1], [1, 2]].map(isComparable)).toEqual([false, false, false, true])
})
