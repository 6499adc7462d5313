import { expect, test } from 'vitest'
import { namesToShow } from './names-to-show.ts'

test.for([
  [19, 19, false],
  [20, 20, true],
  [21, 21, true],
  [30, 21, true],
] as const)("[DETAIL-039] of %i locus names %i show, with 'more': %s", ([count, shown, hasMore]) => {
  const names = Array.from({ length: count }, (_, place) => `AT1G0${1000 + place}`)
  expect(namesToShow(names)).toEqual({ shown: names.slice(0, shown), hasMore })
})
