export const listOperations = ['union', 'intersection', 'difference'] as const
export type ListOperation = (typeof listOperations)[number]

/** How many lists are compared at once. */
export const maxComparedLists = 12

type Items = readonly string[]

/**
 * Items of several lists as one: of any of them, of all of them, or of the first without the others. The order is that of the lists, one
 * after another, and each item stands where it is met first.
 */
export function combineItems(operation: ListOperation, lists: readonly Items[]): string[] {
  const [first = [], ...others] = lists
  if (operation === 'union') return [...new Set(lists.flat())]
  const sets = others.map((items) => new Set(items))
  const isStored =
    operation === 'intersection'
      ? (item: string) => sets.every((set) => set.has(item))
      : (item: string) => !sets.some((set) => set.has(item))
  return [...new Set(first)].filter(isStored)
}

/** How many items each part of a comparison has: those that are in exactly these lists. Empty parts are left out, large ones come first. */
export function countParts(lists: readonly Items[]): { part: string; count: number; first: string[] }[] {
  const found = new Map<number, { count: number; first: string[] }>()
  for (const [item, mask] of masksOf(lists)) {
    const part = found.get(mask) ?? { count: 0, first: [] }
    found.set(mask, part)
    part.count++
    if (part.first.length < firstOfPart) part.first.push(item)
  }
  const parts = Array.from(found, ([mask, part]) => ({ part: partOf(mask, lists.length), ...part }))
  return parts.sort((one, other) => other.count - one.count || (one.part < other.part ? 1 : -1))
}

/** How many items of a part are named along with its size. */
const firstOfPart = 6

/** The part of a comparison that each item is in, in the order of the union. */
export function partsOfItems(lists: readonly Items[]): { item: string; part: string }[] {
  return Array.from(masksOf(lists), ([item, mask]) => ({ item, part: partOf(mask, lists.length) }))
}

/** The items of some parts of a comparison, in the order of the union. */
export function itemsOfParts(lists: readonly Items[], parts: readonly string[]): string[] {
  const wanted = new Set(parts.map(maskOf))
  return Array.from(masksOf(lists)).flatMap(([item, mask]) => (wanted.has(mask) ? [item] : []))
}

/** For every item a number whose lowest bit says whether the first list has it, the next the second, and so on. */
function masksOf(lists: readonly Items[]): Map<string, number> {
  const masks = new Map<string, number>()
  lists.forEach((items, index) => {
    for (const item of items) masks.set(item, (masks.get(item) ?? 0) | (1 << index))
  })
  return masks
}

function partOf(mask: number, length: number): string {
  return Array.from({ length }, (_, index) => (mask >> index) & 1).join('')
}

function maskOf(part: string): number {
  return Array.from(part).reduce((mask, digit, index) => mask | (Number(digit) << index), 0)
}
