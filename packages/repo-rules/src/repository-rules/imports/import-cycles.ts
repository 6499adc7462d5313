import { isAnalysisCard, isTest } from '../file-roles.ts'
import type { Rule } from '../rule.ts'
import { importGraph } from './import-graph.ts'

/** No file imports itself by way of others, not even for a type. */
export const noFileCycles: Rule = (tree) =>
  cyclesOf(importGraph(tree)).map((files) => ({ path: files[0] ?? '', reason: `a cycle of imports: ${files.join(' → ')}` }))

/** No two packages, and no two features, need each other. Tests may borrow from above. */
export const noPackageCycles: Rule = (tree) => {
  const edges = importGraph(tree)
    .filter(({ from }) => !isTest(from) && !from.endsWith('.config.ts'))
    .map(({ from, to }) => ({ from: packageOf(from), to: packageOf(to) }))
    .filter(({ from, to }) => from !== to)
  return cyclesOf(edges).map((folders) => ({ path: folders[0] ?? '', reason: `packages that need each other: ${folders.join(' → ')}` }))
}

/** The folder that has its place in the order of imports: a package, or a slice of the kinds or features. */
function packageOf(path: string): string {
  // Cards of analyses lie below all features, wherever their slices are.
  if (isAnalysisCard(path)) return 'cards of analyses'
  const [, folder] = /^(packages\/(?:kinds|features)\/[^/]+|(?:packages|apps)\/[^/]+|[^/]+)\//.exec(path) ?? []
  return folder ?? '.'
}

/** One shortest cycle for each knot of a graph, from its first node back to it. */
export function cyclesOf(edges: readonly { from: string; to: string }[]): readonly (readonly string[])[] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to))
  const found: (readonly string[])[] = []
  const reported = new Set<string>()
  for (const node of [...next.keys()].sort()) {
    const cycle = reported.has(node) ? null : shortestCycle(node, next)
    if (cycle === null) continue
    found.push(cycle)
    for (const member of cycle) reported.add(member)
  }
  return found
}

function shortestCycle(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const node of queue)
    for (const neighbour of next.get(node) ?? []) {
      if (neighbour === start) return [...wayTo(node, start, cameFrom), start]
      if (cameFrom.has(neighbour)) continue
      cameFrom.set(neighbour, node)
      queue.push(neighbour)
    }
  return null
}

function wayTo(node: string, start: string, cameFrom: ReadonlyMap<string, string>): readonly string[] {
  const way = [node]
  for (let at = node; at !== start; ) {
    const before = cameFrom.get(at)
    if (before === undefined) break
    way.unshift(before)
    at = before
  }
  return way
}
