import { type IndexLists, indicesOf } from '../sets/index-lists.ts'
import { nearestAbove } from './nearest-above.ts'

/**
 * As many of these terms, the first ones first, as make a picture of at most `most` terms together with what joins them: a term above them
 * is there if two lines from below meet in it.
 */
export function joinTerms(terms: readonly number[], above: IndexLists, most: number): { taken: number; nearest: Map<number, number[]> } {
  let [low, high] = [0, Math.min(terms.length, most)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (withJoints(terms.slice(0, middle), above).size <= most) low = middle
    else high = middle - 1
  }
  return { taken: low, nearest: withJoints(terms.slice(0, low), above) }
}

/** The terms and their joints, each with the nearest of them above it. */
function withJoints(terms: readonly number[], above: IndexLists): Map<number, number[]> {
  const request = new Set(terms)
  let rendered = [...new Set(terms.flatMap((term) => [term, ...indicesOf(above, term)]))]
  for (;;) {
    const nearest = nearestAbove(rendered, above)
    const below = new Map<number, number>()
    for (const higher of nearest.values()) for (const each of higher) below.set(each, (below.get(each) ?? 0) + 1)
    const stored = rendered.filter((term) => request.has(term) || (below.get(term) ?? 0) > 1)
    if (stored.length === rendered.length) return nearest
    rendered = stored
  }
}
