import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layGenome } from './genome-layout.ts'
import { type GenomeName, placeNames, widthOf } from './place-names.ts'

const layout = layGenome([], false)
const nameAt = (base: number, text = 'AT1G01010', id = base): GenomeName => ({ id, text, chromosome: 'Chr1', base })

test('[LIST-053] names that stand apart take one line; neighbours stand on steps, the first lowest', () => {
  const apart = placeNames([nameAt(1_000_000), nameAt(20_000_000)], layout, 1000)
  expect([apart.names.map(({ lane }) => lane), apart.lanes.get('Chr1')]).toEqual([[0, 0], 1])
  const close = placeNames([nameAt(1_000_000), nameAt(1_100_000), nameAt(1_200_000)], layout, 1000)
  expect([close.names.map(({ lane }) => lane), close.lanes.get('Chr1')]).toEqual([[2, 1, 0], 3])
})

test('[LIST-053] what does not fit is left out: a crowd beyond five lines, and a name beyond the edge', () => {
  const crowd = Array.from({ length: 9 }, (_, at) => nameAt(1_000_000 + at))
  expect(placeNames(crowd, layout, 1000).names).toHaveLength(5)
  expect(placeNames([nameAt(30_000_000, 'A'.repeat(60))], layout, 1000).names).toHaveLength(0)
})

test('[LIST-053] no name is written over another, nor over the line down to one', () => {
  const names = fc.array(fc.record({ base: fc.integer({ min: 1, max: 30_000_000 }), text: fc.string({ minLength: 1, maxLength: 12 }) }))
  fc.assert(
    fc.property(names, fc.integer({ min: 300, max: 1400 }), (given, width) => {
      const all = given.map(({ base, text }, id) => nameAt(base, text, id))
      const placed = placeNames(all, layout, width).names.map((name) => ({ ...name, x: (layout.xOf(name.base) / 100) * width }))
      for (const one of placed) {
        for (const other of placed) {
          // Of two names the lower one's line runs through the lane of the other, and two in one lane follow each other.
          if (one.id === other.id || one.lane > other.lane) continue
          expect(other.x > one.x && other.x < one.x + widthOf(one.text)).toBe(false)
        }
      }
    }),
    { seed: 3702 },
  )
})
