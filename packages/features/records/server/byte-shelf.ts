type Shelved = { text: Buffer }

/**
 * Keeps what was asked for lately, up to a number of bytes. Two generations instead of a list in the order of use: when the young one has
 * half of the bytes, the old one is dropped and the young one becomes old; what is found in the old one moves to the young.
 */
export function byteShelf<Item extends Shelved>(maxBytes: number) {
  let young = new Map<string, Item>()
  let old = new Map<string, Item>()
  let youngBytes = 0

  function put(place: string, item: Item): Item {
    const bytes = item.text.byteLength
    // One long item must not push out all others.
    if (bytes > maxBytes / 8) return item
    if (youngBytes + bytes > maxBytes / 2) {
      old = young
      young = new Map()
      youngBytes = 0
    }
    if (!young.has(place)) youngBytes += bytes
    young.set(place, item)
    return item
  }

  function find(place: string): Item | null {
    const item = young.get(place)
    if (item) return item
    const older = old.get(place)
    return older ? put(place, older) : null
  }

  return { put, find }
}
