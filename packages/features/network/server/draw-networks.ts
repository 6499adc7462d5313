import { nextTurn } from '@rosette/release-kit/take-turns.ts'
import { mostRandomGenes } from '../contract/network-answer.ts'
import type { WholeNetwork } from './whole-network.ts'

export const draws = 10_000
export const seed = 1

/** A gene is replaced by one with as many edges; where so few have as many, by one of those with the nearest numbers. */
const fewestAlike = 20

/** One piece of work may keep others waiting for so long. */
const pieceMs = 4

export type Comparison = { genes: number; observed: number; random: { mean: number; low: number; high: number; p: number } | null }

/** How many edges the genes have among them, and how many as many genes with as many edges each have by chance. */
export async function drawNetworks(network: WholeNetwork, keys: readonly number[]): Promise<Comparison> {
  // In one order, so that the order of the list changes nothing.
  const genes = keys.flatMap((key) => network.places.get(key) ?? []).toSorted((one, other) => one - other)
  const marks = new Int32Array(network.targets.length)
  const observed = countAmong(network, genes, marks, 1)
  if (genes.length > mostRandomGenes) return { genes: genes.length, observed, random: null }

  const pools = poolsOf(network, genes)
  const next = openRandom(seed)
  const counts = new Int32Array(draws)
  const chosen: number[] = Array.from(genes, () => 0)
  let start = performance.now()
  for (let draw = 0; draw < draws; draw += 1) {
    const mark = draw + 2
    pools.forEach((pool, at) => {
      chosen[at] = pick(pool, marks, mark, next)
    })
    counts[draw] = countAmong(network, chosen, marks, mark)
    if (performance.now() - start < pieceMs) continue
    await nextTurn()
    start = performance.now()
  }
  const sorted = counts.toSorted()
  const atLeast = counts.filter((count) => count >= observed).length
  return {
    genes: genes.length,
    observed,
    random: {
      mean: counts.reduce((sum, count) => sum + count, 0) / draws,
      low: sorted[Math.floor(draws * 0.025)] ?? 0,
      high: sorted[Math.ceil(draws * 0.975) - 1] ?? 0,
      p: (atLeast + 1) / (draws + 1),
    },
  }
}

/** Edges among some places, which are marked first. */
function countAmong({ targets }: WholeNetwork, places: readonly number[], marks: Int32Array, mark: number): number {
  for (const place of places) marks[place] = mark
  let count = 0
  for (const place of places) for (const target of targets[place] ?? []) if (marks[target] === mark) count += 1
  return count
}

type Pool = { order: readonly number[]; from: number; to: number }

/** For each gene the genes that may stand for it: those with the same numbers of edges outward and inward, 20 at least. */
export function poolsOf({ degrees, order }: WholeNetwork, genes: readonly number[]): Pool[] {
  const ranges = new Map<string, { from: number; to: number }>()
  order.forEach((place, at) => {
    const key = String(degrees[place])
    ranges.set(key, { from: ranges.get(key)?.from ?? at, to: at + 1 })
  })
  return genes.map((gene) => {
    let { from, to } = ranges.get(String(degrees[gene])) ?? { from: 0, to: order.length }
    while (to - from < Math.min(fewestAlike, order.length)) {
      if (from > 0) from -= 1
      if (to < order.length) to += 1
    }
    return { order, from, to }
  })
}

/** One that this draw does not have yet; where the pool is used up, the next in the order of edges. */
function pick({ order, from, to }: Pool, marks: Int32Array, mark: number, next: () => number): number {
  const size = to - from
  let at = from + Math.floor(next() * size)
  for (let tries = 0; tries < size && marks[order[at] ?? 0] === mark; tries += 1) at = at + 1 < to ? at + 1 : from
  while (marks[order[at] ?? 0] === mark) at = (at + 1) % order.length
  const place = order[at] ?? 0
  marks[place] = mark
  return place
}

/** The generator mulberry32: small, quick and the same everywhere. */
function openRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
