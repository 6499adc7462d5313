import type { Point } from '@rosette/ui-kit/pictures/network/rendered-network.ts'

/** From so many on, every other partner stands on an inner ring, so that names have room. */
const mostOnOneRing = 14

/** A gene in the middle and its partners around it, from the top and clockwise; without chance, so that it looks the same each time. */
export function placeAround(partners: number): Point[] {
  const around = Array.from({ length: partners }, (_, at) => {
    const angle = (2 * Math.PI * at) / partners - Math.PI / 2
    const reach = partners > mostOnOneRing && at % 2 === 1 ? 0.32 : 0.5
    return { x: 0.5 + reach * Math.cos(angle), y: 0.5 + reach * Math.sin(angle) }
  })
  return [{ x: 0.5, y: 0.5 }, ...around]
}
