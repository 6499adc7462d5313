/** A number from 0 up to, without, `end` that looks random and is the same for the same place and purpose. */
export function mixedNumber(place: number, purpose: number, end: number): number {
  let mixed = (Math.imul(place, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * end)
}
