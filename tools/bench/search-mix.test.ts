import { expect, test } from 'vitest'
import { mixedCalls, mixOf } from './search-mix.ts'

test('of a hundred calls sixty are general searches, twenty-five ask for the facets of a form, and fifteen complete a name', () => {
  const mix = mixOf(mixedCalls().map((call) => ({ call })))
  expect(mix).toHaveLength(100)
  const countIn = (part: typeof mix) => ['general', 'detail', 'suggest'].map((sort) => part.filter(({ call }) => call.sort === sort).length)
  expect(countIn(mix)).toEqual([60, 25, 15])
  // Evenly, so that no second of a run is harder than another.
  expect(countIn(mix.slice(0, 20))).toEqual([12, 5, 3])
})

test('what finds nothing is left out, and the shares stay', () => {
  const few = mixedCalls().filter(({ sort }, index) => sort === 'suggest' || index % 10 === 0)
  expect(mixOf(few.map((call) => ({ call }))).filter(({ call }) => call.sort === 'detail')).toHaveLength(25)
})
