import { expect, test } from 'vitest'
import { formatAuthors, namesToShow } from './publication-columns.tsx'

const six = ['Yanofsky MF', 'Ma H', 'Bowman JL', 'Drews GN', 'Feldmann KA', 'Meyerowitz EM']

test('[DETAIL-038] six authors are named, seven are cut with et al.', () => {
  expect(formatAuthors(six)).toBe('Yanofsky MF, Ma H, Bowman JL, Drews GN, Feldmann KA, Meyerowitz EM')
  expect(formatAuthors([...six, 'Weigel D'])).toBe('Yanofsky MF, Ma H, Bowman JL, Drews GN, Feldmann KA, Meyerowitz EM et al.')
  expect(formatAuthors([])).toBe('')
})

test.for([
  [19, 19, false],
  [20, 20, true],
  [21, 21, true],
  [30, 21, true],
] as const)("[DETAIL-039] of %i locus names %i show, with 'more': %s", ([count, shown, hasMore]) => {
  const names = Array.from({ length: count }, (_, index) => `AT1G0${1000 + index}`)
  expect(namesToShow(names)).toEqual({ shown: names.slice(0, shown), hasMore })
})
