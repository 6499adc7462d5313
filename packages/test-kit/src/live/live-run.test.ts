import { expect, test } from 'vitest'
import { fixedClock } from '../fixed-clock.ts'
import { isStale, runName } from './live-run.ts'

test('what a killed run left is stale after three hours, and only what a run made', () => {
  const clock = fixedClock()
  const name = `${runName(clock.now())}_demo`
  expect(isStale(name, clock.now())).toBe(false)
  clock.advance(3 * 60 * 60 * 1000 + 1)
  expect(isStale(name, clock.now())).toBe(true)
  expect(isStale('rosette', clock.now())).toBe(false)
})

test('a fixed clock stands still until it is moved', () => {
  const clock = fixedClock('2026-11-01T00:00:00Z')
  expect(clock.now()).toEqual(clock.now())
  clock.advance(1000)
  expect(clock.now().toISOString()).toBe('2026-11-01T00:00:01.000Z')
})
