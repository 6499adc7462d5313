import { expect, test } from 'vitest'
import { blockingTimeOf } from './blocking-time.ts'

const main = { pid: 1, tid: 7 }
const paint = { ...main, name: 'firstContentfulPaint', ts: 1_000_000 }
const task = (ts: number, tdur: number, dur = tdur) => ({ ...main, name: 'RunTask', ts, dur, tdur })

test('[PAINT-013] what a task takes beyond 50 ms at a quarter of the speed blocks, but not before the first paint or elsewhere', () => {
  const traceEvents = [
    paint,
    task(900_000, 40_000),
    { ...task(1_100_000, 40_000), tid: 8 },
    { ...task(1_100_000, 40_000), pid: 2 },
    task(1_200_000, 12_500),
    task(1_300_000, 20_000),
    task(1_400_000, 30_000),
  ]
  expect(blockingTimeOf({ traceEvents })).toBe(30 + 70)
})

test('[PAINT-013] a task that waited for the processor blocks only while it had it, and never longer than it took', () => {
  expect(blockingTimeOf({ traceEvents: [paint, task(1_100_000, 15_000, 300_000)] })).toBe(10)
  expect(blockingTimeOf({ traceEvents: [paint, task(1_100_000, 40_000, 15_000)] })).toBe(10)
})

test('[PAINT-013] tasks with layout count twice, as Lighthouse counts them', () => {
  const layout = { ...main, name: 'Layout', ts: 1_110_000, dur: 5000, tdur: 5000 }
  expect(blockingTimeOf({ traceEvents: [paint, task(1_100_000, 30_000), layout] })).toBe(10)
  const other = { ...layout, ts: 1_200_000 }
  expect(blockingTimeOf({ traceEvents: [paint, task(1_100_000, 30_000), other] })).toBe(70)
})

test('a trace without a paint is not measured', () => {
  expect(() => blockingTimeOf({ traceEvents: [task(1, 1)] })).toThrow('no first paint')
})
