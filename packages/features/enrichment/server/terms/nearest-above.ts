import { type PlaceLists, placesOf } from '../sets/place-lists.ts'

/** For each of these terms the nearest of them above it: those that are not above another one above it. */
export function nearestAbove(terms: readonly number[], above: PlaceLists): Map<number, number[]> {
  const among = new Set(terms)
  return new Map(
    terms.map((term) => {
      const higher = Array.from(placesOf(above, term)).filter((each) => among.has(each))
      const further = new Set(higher.flatMap((each) => Array.from(placesOf(above, each))))
      return [term, higher.filter((each) => !further.has(each))]
    }),
  )
}
