import { expect, test } from 'vitest'
import { activeFilters, changeFilter, partOf } from './change-filters.ts'

test('a value is wanted or not wanted, never both', () => {
  const wanted = changeFilter({}, 'chromosome', '1', 'include')
  expect(wanted).toEqual({ chromosome: { include: ['1'] } })
  const turned = changeFilter(wanted, 'chromosome', '1', 'exclude')
  expect(turned).toEqual({ chromosome: { exclude: ['1'] } })
  expect(partOf(turned, 'chromosome', '1')).toBe('exclude')
  expect(changeFilter(turned, 'chromosome', '1', null)).toEqual({})
})

test('filters of other fields stay', () => {
  const two = changeFilter(changeFilter({}, 'chromosome', '1', 'include'), 'type', 'x', 'exclude')
  expect(activeFilters(two)).toEqual([
    { field: 'chromosome', value: '1', part: 'include' },
    { field: 'type', value: 'x', part: 'exclude' },
  ])
  expect(changeFilter(two, 'chromosome', '1', null)).toEqual({ type: { exclude: ['x'] } })
})
