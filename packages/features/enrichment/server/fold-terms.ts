import { elimCutOff } from './eliminate.ts'
import { countAt, type IndexLists, indicesOf } from './sets/index-lists.ts'

export type Significant = { term: number; lnP: number; lnElimP: number }

const lnCutOff = Math.log(elimCutOff)

/**
 * Which significant terms are explained by narrower ones, and by which: the nearest shown term below. A term that no shown term stands
 * below is shown after all, for it would be found nowhere.
 */
export function foldTerms(
  significant: readonly Significant[],
  { above, children }: { above: IndexLists; children: IndexLists },
): Map<number, number> {
  const heightOf = ({ term }: Significant) => countAt(above, term)
  const shown = new Map(significant.filter(({ lnElimP }) => lnElimP <= lnCutOff).map(({ term, lnP }) => [term, lnP]))
  const folded = new Map<number, number>()
  const doubtful = significant.filter(({ term }) => !shown.has(term))
  for (const each of doubtful.sort((one, other) => heightOf(other) - heightOf(one) || one.term - other.term)) {
    const into = nearestBelow(each.term, shown, children)
    if (into === null) shown.set(each.term, each.lnP)
    else folded.set(each.term, into)
  }
  return folded
}

/** Step by step downwards; of several equally near the one with the smallest p. */
function nearestBelow(term: number, shown: ReadonlyMap<number, number>, children: IndexLists): number | null {
  const seen = new Set([term])
  for (let wave = [term]; wave.length > 0; ) {
    wave = wave.flatMap((each) => Array.from(indicesOf(children, each)).filter((child) => !seen.has(child) && seen.add(child)))
    const found = wave.filter((each) => shown.has(each))
    if (found.length > 0) return found.sort((one, other) => (shown.get(one) ?? 0) - (shown.get(other) ?? 0) || one - other)[0] ?? null
  }
  return null
}
