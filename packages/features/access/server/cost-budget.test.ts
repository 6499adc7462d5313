import { Problem } from '@rosette/contract-kit/problem.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { expect, test } from 'vitest'
import { costBudget, costs } from './cost-budget.ts'

const perMinute = 600
const start = () => {
  const clock = fixedClock()
  const budget = costBudget(perMinute, clock)
  return { clock, costBudgetOf: (name: string) => budget(async () => name) }
}

const refusalOf = async (drawing: Promise<void>) => {
  const error = await drawing.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof Problem ? { code: error.code, retryAfter: error.details.retryAfter } : error
}

test('[SECURE-022] a visitor draws until nothing is left, learns when to come back, and may then continue', async () => {
  const { clock, costBudgetOf } = start()
  const fern = costBudgetOf('fern')
  for (let times = 0; times < 6; times++) await fern.draw(100)
  expect(await refusalOf(fern.draw(1))).toEqual({ code: 'too_many_requests', retryAfter: 1 })
  expect(await fern.tryDraw(1)).toBe(false)
  clock.advance(1000)
  await fern.draw(10)
  expect(await fern.tryDraw(1)).toBe(false)
  clock.advance(60_000)
  await fern.draw(599)
  expect(await fern.tryDraw(1)).toBe(true)
  expect(await fern.tryDraw(1)).toBe(false)
})

test('[SECURE-022] others are not held up, and what costs nothing is never refused', async () => {
  const { costBudgetOf } = start()
  await costBudgetOf('fern').draw(perMinute)
  expect(await refusalOf(costBudgetOf('fern').draw(0))).toBeNull()
  expect(await refusalOf(costBudgetOf('moss').draw(1))).toBeNull()
})

test('[SECURE-022] whatever is begun is finished; its debt is at most a minute of the budget', async () => {
  const { clock, costBudgetOf } = start()
  const fern = costBudgetOf('fern')
  await fern.draw(1)
  for (let batches = 0; batches < 100; batches++) await fern.charge(1000)
  expect(await refusalOf(fern.draw(1))).toEqual({ code: 'too_many_requests', retryAfter: 61 })
  clock.advance(60_000)
  expect(await fern.tryDraw(1)).toBe(false)
  clock.advance(1000)
  expect(await fern.tryDraw(1)).toBe(true)
})

test('a budget does not grow beyond a minute, nor shrink if the clock is set back', async () => {
  const { clock, costBudgetOf } = start()
  await costBudgetOf('fern').draw(1)
  clock.advance(3_600_000)
  await costBudgetOf('fern').draw(perMinute)
  expect(await costBudgetOf('fern').tryDraw(1)).toBe(false)
  await costBudgetOf('moss').draw(1)
  clock.advance(-3_600_000)
  expect(await costBudgetOf('moss').tryDraw(perMinute)).toBe(true)
})

test('only so many visitors are remembered, those seen last', async () => {
  const { costBudgetOf } = start()
  for (const name of ['fern', 'moss']) await costBudgetOf(name).draw(perMinute)
  for (let others = 0; others < 19_999; others++) {
    await costBudgetOf(`visitor ${others}`).draw(1)
    if (others === 10_000) expect(await costBudgetOf('moss').tryDraw(1)).toBe(false)
  }
  expect(await costBudgetOf('moss').tryDraw(1)).toBe(false)
  expect(await costBudgetOf('fern').tryDraw(1)).toBe(true)
})

test('without a limit nothing is counted', async () => {
  const budget = costBudget(0, fixedClock())(async () => 'fern')
  await budget.charge(1e9)
  await budget.draw(1e9)
  expect(await budget.tryDraw(1e9)).toBe(true)
})

test('[SECURE-022] what costs how much', () => {
  expect([costs.ids(499), costs.ids(100_000), costs.rows(10_000), costs.keys(40_000), costs.spelling(4)]).toEqual([0, 200, 250, 200, 80])
})

test('[OPER-025] small draws do not wait for the other processes, and are reported once they add up to a twentieth of the budget', async () => {
  const reports: unknown[] = []
  const unanswered = new Promise<never>(() => {})
  const budget = costBudget(perMinute, fixedClock(), (name, { spent, requested }) => {
    reports.push({ name, spent, requested })
    return unanswered
  })(async () => 'fern')
  await budget.draw(29)
  expect(reports).toEqual([])
  await budget.draw(1)
  expect(reports).toEqual([{ name: 'fern', spent: 30, requested: 0 }])
  await budget.charge(500)
  expect(reports.at(-1)).toEqual({ name: 'fern', spent: 500, requested: 0 })
})

test('[OPER-024] a large draw is refused if the others left nothing, and is then not counted here either', async () => {
  const balances = [{ points: -60, isRefused: true }]
  const clock = fixedClock()
  const fern = costBudget(perMinute, clock, async () => balances.shift() ?? { points: 500, isRefused: false })(async () => 'fern')
  expect(await refusalOf(fern.draw(100))).toEqual({ code: 'too_many_requests', retryAfter: 7 })
  expect(await fern.tryDraw(1)).toBe(false)
  clock.advance(6100)
  expect(await fern.tryDraw(1)).toBe(true)
})

test('[OPER-025] while PostgreSQL is away a process counts by itself, and does not try it again with each request', async () => {
  let reports = 0
  const fern = costBudget(perMinute, fixedClock(), async () => {
    reports += 1
    throw new Error('away')
  })(async () => 'fern')
  for (let times = 0; times < 6; times++) await fern.draw(100)
  expect(await refusalOf(fern.draw(100))).toMatchObject({ code: 'too_many_requests' })
  expect(reports).toBe(1)
})

test('[OPER-025] a silent PostgreSQL holds up a large draw for two seconds at most', async () => {
  const fern = costBudget(perMinute, fixedClock(), () => new Promise<never>(() => {}))(async () => 'fern')
  await fern.draw(100)
  await fern.draw(500)
  expect(await fern.tryDraw(1)).toBe(false)
})
