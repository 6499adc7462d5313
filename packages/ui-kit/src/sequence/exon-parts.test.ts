import { at4g18960 } from '@rosette/kinds/locus/fixtures/at4g18960.ts'
import { expect, test } from 'vitest'
import { exonPartsOf, formatResidues, stretchesOf } from './exon-parts.ts'

const [model] = at4g18960.geneModels
const span = { start: 10_382_856, end: 10_388_539 }
if (!model) throw new Error('The fixture has no gene model')
const parts = exonPartsOf(model)

test('[SEQ-004] coding exons of AT4G18960.1 with their bases and residues', () => {
  const coding = parts.flatMap(({ number, coding: part }) => (part ? [[number, part.start, part.bases, formatResidues(part, 252)]] : []))
  expect(coding).toEqual([
    [2, 10_383_917, 230, '1–77'],
    [3, 10_387_146, 82, '77–104'],
    [4, 10_387_330, 62, '105–125'],
    [5, 10_387_479, 100, '125–158'],
    [6, 10_387_665, 42, '159–172'],
    [7, 10_387_791, 42, '173–186'],
    [8, 10_387_963, 197, '187–252'],
    [9, 10_388_269, 4, '252, stop'],
  ])
})

test('[SEQ-004] on the other strand exons are counted from the other end', () => {
  const reverse = exonPartsOf({ ...model, orientation: 'R' })
  expect(reverse[0]).toMatchObject({ number: 1, start: 10_388_269, coding: { bases: 4, before: 0 } })
  expect(reverse.at(-1)).toMatchObject({ number: 9, start: 10_382_856, coding: null })
})

test('[SEQ-003] the stretches of each sequence add up to its length', () => {
  const sumOf = (type: Parameters<typeof stretchesOf>[0], isReverse = false) =>
    stretchesOf(type, isReverse ? exonPartsOf({ ...model, orientation: 'R' }) : parts, span, isReverse).reduce(
      (sum, { length }) => sum + length,
      0,
    )
  expect([sumOf('genomic'), sumOf('genomic', true), sumOf('coding'), sumOf('protein')]).toEqual([5684, 5684, 759, 253])
  expect(sumOf('transcript')).toBe(parts.reduce((sum, { bases }) => sum + bases, 0))
  expect(stretchesOf('genomic', parts, span, false).slice(0, 3)).toEqual([
    { length: 501, exon: 1 },
    { length: 555, exon: null },
    { length: 235, exon: 2 },
  ])
})
