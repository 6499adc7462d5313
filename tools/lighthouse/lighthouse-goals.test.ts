import { expect, test } from 'vitest'
import { type Measured, medianOf, missedGoals } from './lighthouse-goals.ts'

const good: Measured = {
  benchmarkIndex: 2000,
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  fcp: 900,
  lcp: 1200,
  tbt: 100,
  blocking: 90,
  cls: 0.01,
  lcpElement: { path: '1,HTML,1,BODY,0,DIV,3,MAIN,0,P', snippet: '<p class="lead">' },
}

test('[PAINT-013] a page that meets all goals misses none', () => {
  expect(missedGoals('mobile', good)).toEqual([])
  expect(missedGoals('desktop', good)).toEqual([])
})

test.each<[string, Partial<Measured>]>([
  ['performance', { performance: 89 }],
  ['accessibility', { accessibility: 99 }],
  ['FCP', { fcp: 1801 }],
  ['LCP', { lcp: 2501 }],
  ['TBT', { tbt: 201 }],
  ['CLS', { cls: 0.051 }],
  ['header', { lcpElement: { path: '1,HTML,1,BODY,0,DIV,2,HEADER,0,A', snippet: '<a class="header">' } }],
  ['skeleton', { lcpElement: { path: '1,HTML,1,BODY,0,DIV,3,MAIN', snippet: '<div class="_skeleton_x">' } }],
])('[PAINT-013] %s is a goal', (name, worse) => {
  const missed = missedGoals('mobile', { ...good, ...worse })
  expect(missed).toHaveLength(1)
  expect(missed[0]).toContain(name)
})

test('[PAINT-013] the median counts, and the least accessible run', () => {
  const runs = [50, 99, 95].map((performance, at) => ({
    ...good,
    performance,
    tbt: [900, 10, 20][at] ?? 0,
    blocking: [15, 80, 12][at] ?? 0,
    accessibility: 98 + at,
  }))
  expect(medianOf(runs)).toMatchObject({ performance: 95, tbt: 20, blocking: 15, accessibility: 98 })
  expect(medianOf([{ ...good, blocking: null }]).blocking).toBeNull()
})
