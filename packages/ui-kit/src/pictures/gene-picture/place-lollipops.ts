/** Heads on one level keep this distance from middle to middle, in pixels: their width and the ring of the one in focus. */
export const headSpace = 15

/** More levels would make a tall picture of what is better read closer. */
export const mostLevels = 6

// A count such as +120 needs more room than a head.
const foldSpace = 40

/** Something at a place along the axis, in pixels from its left end. */
type AtPlace = { x: number }

export type Placed<Item> = { item: Item; level: number }

/** What did not fit, around one place. */
export type Fold<Item> = { items: Item[]; x: number }

export type Lollipops<Item> = { placed: Placed<Item>[]; folds: Fold<Item>[]; levels: number }

/** Gives each the lowest level on which no other is in its way, from left to right; what finds none is folded with its neighbours. */
export function placeLollipops<Item extends AtPlace>(items: readonly Item[]): Lollipops<Item> {
  const ends: number[] = []
  const placed: Placed<Item>[] = []
  const left: Item[] = []
  for (const item of items.toSorted((one, other) => one.x - other.x)) {
    const free = ends.findIndex((end) => item.x - end >= headSpace)
    const level = free === -1 ? ends.length : free
    if (level < mostLevels) {
      ends[level] = item.x
      placed.push({ item, level })
    } else left.push(item)
  }
  return { placed, folds: foldsOf(left), levels: ends.length }
}

function foldsOf<Item extends AtPlace>(items: readonly Item[]): Fold<Item>[] {
  const groups: Item[][] = []
  for (const item of items) {
    const group = groups.at(-1)
    const first = group?.[0]
    if (group && first && item.x - first.x < foldSpace) group.push(item)
    else groups.push([item])
  }
  // The first of a group is as far from that of the next as two counts need.
  return groups.map((group) => ({ items: group, x: group[0]?.x ?? 0 }))
}
