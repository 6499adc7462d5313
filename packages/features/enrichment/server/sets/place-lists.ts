/** For each of a row of things the places of others, one after another: much smaller than lists of lists. */
export type PlaceLists = { starts: Int32Array; places: Int32Array }

/** The places that belong to one. */
export function placesOf({ starts, places }: PlaceLists, at: number): Int32Array {
  return places.subarray(starts[at] ?? 0, starts[at + 1] ?? 0)
}

/** How many belong to one. */
export function countAt({ starts }: PlaceLists, at: number): number {
  return (starts[at + 1] ?? 0) - (starts[at] ?? 0)
}

/** How many owners there are. */
export function lengthOf({ starts }: PlaceLists): number {
  return starts.length - 1
}

/** From pairs: for each of `count` owners what it has, in the order of the pairs. */
export function toPlaceLists(count: number, owners: ArrayLike<number>, places: ArrayLike<number>): PlaceLists {
  const starts = new Int32Array(count + 1)
  for (let at = 0; at < owners.length; at++) increase(starts, (owners[at] ?? 0) + 1)
  for (let at = 0; at < count; at++) increase(starts, at + 1, starts[at])
  const next = starts.slice()
  const sorted = new Int32Array(places.length)
  for (let at = 0; at < owners.length; at++) {
    const owner = owners[at] ?? 0
    sorted[next[owner] ?? 0] = places[at] ?? 0
    increase(next, owner)
  }
  return { starts, places: sorted }
}

/** Turns the lists around: who has each of `count` places. */
export function turnAround(lists: PlaceLists, count: number): PlaceLists {
  const owners = new Int32Array(lists.places.length)
  for (let owner = 0; owner + 1 < lists.starts.length; owner++) owners.fill(owner, lists.starts[owner], lists.starts[owner + 1])
  return toPlaceLists(count, lists.places, owners)
}

/** Adds to one number of an array whose places all exist. */
export function increase(numbers: Int32Array, at: number, by = 1): void {
  numbers[at] = (numbers[at] ?? 0) + by
}
