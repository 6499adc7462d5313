import { expect, test } from 'vitest'
import { MapLocationCriteria } from './map-location-criteria.ts'
import { dropBlank } from './search-terms.ts'

test('a range is in numbers or in the text of its inputs, and 0 is a value', () => {
  expect(MapLocationCriteria.parse({ chromosome: 'C', low_range: 0, high_range: ' 154.478 ' })).toEqual({
    chromosome: 'C',
    low_range: 0,
    high_range: 154.478,
  })
  expect(MapLocationCriteria.parse(dropBlank({ chromosome: 'any', low_range: 0, high_range: '' }))).toEqual({ low_range: 0 })
})

test.each([{ chromosome: '6' }, { low_range: -1 }, { low_range: '1e3' }, { high_range: 'ten' }, { high_range: 1e9 }, { start: 1 }])(
  '%j is refused',
  (location) => expect(MapLocationCriteria.safeParse(location).success).toBe(false),
)
