/** Random numbers that are the same for the same seed, on every machine. */
export type Random = {
  /** From 0 up to, without, 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(least: number, most: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Mulberry32: 32 bits of state are plenty for a few thousand draws. */
export function openRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    // The index is always inside a list that is not empty.
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
  }
}
