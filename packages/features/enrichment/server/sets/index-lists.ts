/** For each of a row of things the places of others, one after another: much smaller than lists of lists. */
export type IndexLists = { starts: Int32Array; indices: Int32Array }

/** The places that belong to one. */
export function indicesOf({ starts, indices }: IndexLists, at: number): Int32Array {
  return indices.subarray(starts[at] ?? 0, starts[at + 1] ?? 0)
}

/** How many belong to one. */
export function countAt({ starts }: IndexLists, at: number): number {
  return (starts[at + 1] ?? 0) - (starts[at] ?? 0)
}

/** How many owners there are. */
export function lengthOf({ starts }: IndexLists): number {
  return starts.length - 1
}

/** From pairs: for each of `count` owners what it has, in the order of the pairs. */
export function toIndexLists(count: number, owners: ArrayLike<number>, indices: ArrayLike<number>): IndexLists {
  const starts = new Int32Array(count + 1)
  for (let at = 0; at < owners.length; at++) increase(starts, (owners[at] ?? 0) + 1)
  for (let at = 0; at < count; at++) increase(starts, at + 1, starts[at])
  const next = starts.slice()
  const sorted = new Int32Array(indices.length)
  for (let at = 0; at < owners.length; at++) {
    const owner = owners[at] ?? 0
    sorted[next[owner] ?? 0] = indices[at] ?? 0
    increase(next, owner)
  }
  return { starts, indices: sorted }
}

/** Turns the lists around: who has each of `count` places. */
export function turnAround(lists: IndexLists, count: number): IndexLists {
  const owners = new Int32Array(lists.indices.length)
  for (let owner = 0; owner + 1 < lists.starts.length; owner++) owners.fill(owner, lists.starts[owner], lists.starts[owner + 1])
  return toIndexLists(count, lists.indices, owners)
}

/** Adds to one number of an array whose places all exist. */
export function increase(numbers: Int32Array, at: number, by = 1): void {
  numbers[at] = (numbers[at] ?? 0) + by
}
