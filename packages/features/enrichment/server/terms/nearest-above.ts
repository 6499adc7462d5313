import { type IndexLists, indicesOf } from '../sets/index-lists.ts'

/** For each of these terms the nearest of them above it: those that are not above another one above it. */
export function nearestAbove(terms: readonly number[], above: IndexLists): Map<number, number[]> {
  const among = new Set(terms)
  return new Map(
    terms.map((term) => {
      const higher = Array.from(indicesOf(above, term)).filter((each) => among.has(each))
      const further = new Set(higher.flatMap((each) => Array.from(indicesOf(above, each))))
      return [term, higher.filter((each) => !further.has(each))]
    }),
  )
}
