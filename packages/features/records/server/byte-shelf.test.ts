import { expect, test } from 'vitest'
import { byteShelf } from './byte-shelf.ts'

const item = (bytes: number) => ({ text: Buffer.alloc(bytes) })

type Shelf = ReturnType<typeof byteShelf>

/** The places that are kept on a shelf that was filled like this. It is filled again for each, because looking moves what is found. */
function keptOf(fill: (shelf: Shelf) => void, places: readonly string[]): string[] {
  return places.filter((place) => {
    const shelf = byteShelf(1000)
    fill(shelf)
    return shelf.find(place) !== null
  })
}

const names = Array.from({ length: 100 }, (_, at) => `locus ${at}`)

test('[PAINT-014] a shelf never holds more bytes than it may, and keeps what was put last', () => {
  const kept = keptOf((shelf) => {
    for (const name of names) shelf.put(name, item(100))
  }, names)
  expect(kept).toEqual(names.slice(-kept.length))
  expect(kept.length).toBeGreaterThanOrEqual(5)
  expect(kept.length).toBeLessThanOrEqual(10)
})

test('[PAINT-014] what is asked for again and again stays', () => {
  const shelf = byteShelf(1000)
  const often = shelf.put('often', item(100))
  for (const name of names) {
    shelf.put(name, item(100))
    expect(shelf.find('often')).toBe(often)
  }
})

test('[PAINT-014] an item that would take the place of all others is not kept', () => {
  const fill = (shelf: Shelf) => {
    shelf.put('small', item(10))
    expect(shelf.put('long', item(126)).text.byteLength).toBe(126)
  }
  expect(keptOf(fill, ['small', 'long'])).toEqual(['small'])
})

test('[PAINT-014] the same item put twice is counted once', () => {
  const fill = (shelf: Shelf) => {
    shelf.put('first', item(100))
    for (let times = 0; times < 50; times++) shelf.put('again', item(100))
  }
  expect(keptOf(fill, ['first', 'again'])).toEqual(['first', 'again'])
})
