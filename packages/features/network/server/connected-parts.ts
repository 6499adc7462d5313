import type { Edge } from './join-edges.ts'

export type Part = { keys: number[]; edges: number }

/** Genes that edges join, largest part first; the genes of each in the order of the list. */
export function connectedParts(keys: readonly number[], edges: readonly Edge[]): { parts: Part[]; alone: number[] } {
  const above = new Map<number, number>()
  const top = (key: number): number => {
    let at = key
    for (let next = above.get(at); next !== undefined; next = above.get(at)) at = next
    // The way is short for the next one.
    for (let here = key; here !== at; ) {
      const next = above.get(here)
      above.set(here, at)
      here = next ?? at
    }
    return at
  }
  for (const { from, to } of edges) {
    const [one, other] = [top(from), top(to)]
    if (one !== other) above.set(one, other)
  }
  const touched = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const edgeCounts = new Map<number, number>()
  for (const { from } of edges) edgeCounts.set(top(from), (edgeCounts.get(top(from)) ?? 0) + 1)
  const groups = Map.groupBy(
    keys.filter((key) => touched.has(key)),
    top,
  )
  const parts = [...groups].map(([root, members]) => ({ keys: members, edges: edgeCounts.get(root) ?? 0 }))
  return {
    // The sort is stable: equal parts stay in the order of the list.
    parts: parts.toSorted((one, other) => other.keys.length - one.keys.length),
    alone: keys.filter((key) => !touched.has(key)),
  }
}
