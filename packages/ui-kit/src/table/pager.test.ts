import { expect, test } from 'vitest'
import { pagesToShow } from './pager.tsx'

test.for([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 'gap-after', 10]],
  [3, 10, [1, 2, 3, 4, 'gap-after', 10]],
  [5, 10, [1, 'gap-before', 4, 5, 6, 'gap-after', 10]],
  [10, 10, [1, 'gap-before', 9, 10]],
] as const)('page %i of %i shows %j', ([page, pages, shown]) => {
  expect(pagesToShow(page, pages)).toEqual(shown)
})
