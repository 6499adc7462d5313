import { proteinFacets } from '@rosette/kinds/protein/contract/protein-facets.ts'
import { publicationFacets } from '@rosette/kinds/publication/contract/publication-facets.ts'
import { expect, test } from 'vitest'
import { toRanges } from './to-ranges.ts'

const facets = { ...proteinFacets, ...publicationFacets }

const bars = (field: string, ...counts: number[]) => ({
  [field]: counts.map((count, place) => ({
    from: place === 0 ? null : place * 10,
    to: place === counts.length - 1 ? null : place * 10 + 9,
    count,
  })),
})

test('bars at the ends that no hit is in do not show, and those in between do', () => {
  const [range] = toRanges(facets, bars('length', 0, 4, 0, 1, 0), {})
  expect(range).toMatchObject({ label: 'Length in amino acids', chosen: [0, 2], isChosen: false })
  expect(range?.bars.map(({ label, count }) => [label, count])).toEqual([
    ['10 to 19', 4],
    ['20 to 29', 0],
    ['30 to 39', 1],
  ])
})

test('what is chosen shows, whether hits are there or not', () => {
  const [range] = toRanges(facets, bars('length', 0, 4, 0, 1, 0), { length: { from: 20, to: 400 } })
  expect(range).toMatchObject({ chosen: [1, 3], isChosen: true })
  expect(range?.bars.map(({ label }) => label)).toEqual(['10 to 19', '20 to 29', '30 to 39', '40 and more'])
})

test('numbers that are all of one bar narrow nothing', () => {
  expect(toRanges(facets, bars('length', 0, 4, 0), {})).toEqual([])
  expect(toRanges(facets, bars('length', 0, 0, 0), {})).toEqual([])
  expect(toRanges(facets, bars('length', 0, 4, 0), { length: { to: 19 } })).toHaveLength(1)
})

test('bounds that no bar begins with lie in the bars around them; the wrong way round they are one bar', () => {
  expect(toRanges(facets, bars('year', 1, 1, 1, 1), { year: { from: 12.5, to: 25 } })[0]?.chosen).toEqual([1, 2])
  expect(toRanges(facets, bars('year', 1, 1, 1, 1), { year: { from: 25, to: 12 } })[0]?.chosen).toEqual([2, 2])
})
