import { type IndexLists, indicesOf } from '../sets/index-lists.ts'

/** For each of these terms the nearest of them above it. */
export function nearestAbove(terms: readonly number[], above: IndexLists): Map<number, number[]> {
  const nearestOf = nearestAmong(terms, above)
  return new Map(terms.map((term) => [term, nearestOf(term)]))
}

/** Which of these terms are the nearest above one: those that are not above another one above it. */
export function nearestAmong(terms: readonly number[], above: IndexLists): (term: number) => number[] {
  const among = new Set(terms)
  return (term) => {
    const higher = Array.from(indicesOf(above, term)).filter((each) => among.has(each))
    const further = new Set(higher.flatMap((each) => Array.from(indicesOf(above, each))))
    return higher.filter((each) => !further.has(each))
  }
}
