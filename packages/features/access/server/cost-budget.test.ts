import { Problem } from '@rosette/contract-kit/problem.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { expect, test } from 'vitest'
import { costBudget, costs } from './cost-budget.ts'

const perMinute = 600
const start = () => {
  const clock = fixedClock()
  const budget = costBudget(perMinute, clock)
  return { clock, purseOf: (name: string) => budget(async () => name) }
}

const refusalOf = async (drawing: Promise<void>) => {
  const error = await drawing.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof Problem ? { code: error.code, retryAfter: error.details.retryAfter } : error
}

test('[SECURE-022] a visitor draws until nothing is left, is told when to come back, and may then go on', async () => {
  const { clock, purseOf } = start()
  const fern = purseOf('fern')
  for (let times = 0; times < 6; times++) await fern.draw(100)
  expect(await refusalOf(fern.draw(1))).toEqual({ code: 'too_many_requests', retryAfter: 1 })
  expect(await fern.hasDrawn(1)).toBe(false)
  clock.advance(1000)
  await fern.draw(10)
  expect(await fern.hasDrawn(1)).toBe(false)
  clock.advance(60_000)
  await fern.draw(599)
  expect(await fern.hasDrawn(1)).toBe(true)
  expect(await fern.hasDrawn(1)).toBe(false)
})

test('[SECURE-022] others are not held up, and what costs nothing is never refused', async () => {
  const { purseOf } = start()
  await purseOf('fern').draw(perMinute)
  expect(await refusalOf(purseOf('fern').draw(0))).toBeNull()
  expect(await refusalOf(purseOf('moss').draw(1))).toBeNull()
})

test('[SECURE-022] whatever is begun is finished; its debt is at most a minute of the budget', async () => {
  const { clock, purseOf } = start()
  const fern = purseOf('fern')
  await fern.draw(1)
  for (let batches = 0; batches < 100; batches++) await fern.charge(1000)
  expect(await refusalOf(fern.draw(1))).toEqual({ code: 'too_many_requests', retryAfter: 61 })
  clock.advance(60_000)
  expect(await fern.hasDrawn(1)).toBe(false)
  clock.advance(1000)
  expect(await fern.hasDrawn(1)).toBe(true)
})

test('a budget does not grow beyond a minute, nor shrink if the clock is set back', async () => {
  const { clock, purseOf } = start()
  await purseOf('fern').draw(1)
  clock.advance(3_600_000)
  await purseOf('fern').draw(perMinute)
  expect(await purseOf('fern').hasDrawn(1)).toBe(false)
  await purseOf('moss').draw(1)
  clock.advance(-3_600_000)
  expect(await purseOf('moss').hasDrawn(perMinute)).toBe(true)
})

test('only so many visitors are remembered, those seen last', async () => {
  const { purseOf } = start()
  for (const name of ['fern', 'moss']) await purseOf(name).draw(perMinute)
  for (let others = 0; others < 19_999; others++) {
    await purseOf(`visitor ${others}`).draw(1)
    if (others === 10_000) expect(await purseOf('moss').hasDrawn(1)).toBe(false)
  }
  expect(await purseOf('moss').hasDrawn(1)).toBe(false)
  expect(await purseOf('fern').hasDrawn(1)).toBe(true)
})

test('without a limit nothing is counted', async () => {
  const purse = costBudget(0, fixedClock())(async () => 'fern')
  await purse.charge(1e9)
  await purse.draw(1e9)
  expect(await purse.hasDrawn(1e9)).toBe(true)
})

test('[SECURE-022] what costs how much', () => {
  expect([costs.ids(499), costs.ids(100_000), costs.rows(10_000), costs.keys(40_000), costs.spelling(4)]).toEqual([0, 200, 250, 200, 80])
})
