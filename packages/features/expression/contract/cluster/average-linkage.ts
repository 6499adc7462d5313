/** Two branches that were joined: leaves are numbered from 0, joins go on from there. */
export type Join = { left: number; right: number; distance: number; size: number }

/** How often others have their turn while a large matrix is worked through. */
export type Turns = () => Promise<void>

const noTurns: Turns = async () => {}

/**
 * Average linkage by chains of nearest neighbours (Murtagh 1983), in time and memory that grow with the square of the number of leaves. Joins
 * are sorted by distance. `distances` has a row for each leaf and is overwritten.
 */
export async function averageLinkage(leaves: number, distances: Float64Array, turns: Turns = noTurns): Promise<Join[]> {
  const sizes = new Float64Array(leaves).fill(1)
  const found: { a: number; b: number; distance: number }[] = []
  const chain: number[] = []
  while (found.length < leaves - 1) {
    if (chain.length === 0) chain.push(sizes.findIndex((size) => size > 0))
    const last = chain.at(-1) ?? 0
    const before = chain.at(-2) ?? -1
    // The one before wins among equals, or a chain would never end.
    let nearest = before
    const start = last * leaves
    let distance = before < 0 ? Number.POSITIVE_INFINITY : (distances[start + before] ?? 0)
    for (let other = 0; other < leaves; other++) {
      // Places are within the matrix.
      const between = distances[start + other] as number
      if (between < distance && other !== last && sizes[other] !== 0) {
        nearest = other
        distance = between
      }
    }
    if (nearest !== before) {
      chain.push(nearest)
      continue
    }
    chain.length -= 2
    found.push({ a: last, b: before, distance })
    joinInto(before, last, leaves, sizes, distances)
    if (found.length % 64 === 0) await turns()
  }
  return numberJoins(leaves, found)
}

/** What was `from` is now part of `into`: its distance to all others is the mean over all leaves of both. */
function joinInto(into: number, from: number, leaves: number, sizes: Float64Array, distances: Float64Array): void {
  const [one, other] = [sizes[into] ?? 0, sizes[from] ?? 0]
  for (let third = 0; third < leaves; third++) {
    if (third === into || third === from || sizes[third] === 0) continue
    const place = into * leaves + third
    // Places are within the matrix.
    const mean = (one * (distances[place] as number) + other * (distances[from * leaves + third] as number)) / (one + other)
    distances[place] = mean
    distances[third * leaves + into] = mean
  }
  sizes[into] = one + other
  sizes[from] = 0
}

/** Chains find joins in another order than that of their distances. */
function numberJoins(leaves: number, found: readonly { a: number; b: number; distance: number }[]): Join[] {
  const order = found
    .map((_, index) => index)
    .sort((one, other) => (found[one]?.distance ?? 0) - (found[other]?.distance ?? 0) || one - other)
  const branchOf = Array.from({ length: leaves }, (_, leaf) => leaf)
  const topOf = Int32Array.from({ length: leaves }, (_, leaf) => leaf)
  const rootOf = (leaf: number): number => {
    let root = leaf
    while (topOf[root] !== root) root = topOf[root] ?? root
    for (let step = leaf; topOf[step] !== root; ) [topOf[step], step] = [root, topOf[step] ?? root]
    return root
  }
  const joins: Join[] = []
  for (const index of order) {
    const { a = 0, b = 0, distance = 0 } = found[index] ?? {}
    const [one, other] = [rootOf(a), rootOf(b)]
    const [left, right] = [branchOf[one] ?? 0, branchOf[other] ?? 0]
    const sizeOf = (branch: number) => (branch < leaves ? 1 : (joins[branch - leaves]?.size ?? 0))
    joins.push({ left, right, distance, size: sizeOf(left) + sizeOf(right) })
    topOf[other] = one
    branchOf[one] = leaves + joins.length - 1
  }
  return joins
}
