import { expect, test } from 'vitest'
import { fewestBases, isWhole, panView, viewOf, zoomView } from './picture-view.ts'

const whole = { start: 1000, end: 7000 }

test('[PICT-009] zooming in halves what is shown around a base that keeps its place', () => {
  expect(zoomView(whole, whole, 0.5)).toEqual({ start: 2500, end: 5500 })
  expect(zoomView(whole, whole, 0.5, 1000)).toEqual({ start: 1000, end: 4000 })
  const view = zoomView({ start: 2000, end: 4000 }, whole, 0.5, 2500)
  expect((2500 - view.start) / (view.end - view.start)).toBeCloseTo(0.25)
})

test('[PICT-009] never less than sixty bases, never more than the whole gene, never beyond its ends', () => {
  let view = whole
  for (let step = 0; step < 40; step += 1) view = zoomView(view, whole, 0.5, 6990)
  expect(view.end - view.start).toBeCloseTo(fewestBases)
  expect(view.end).toBeLessThanOrEqual(7000)
  for (let step = 0; step < 40; step += 1) view = zoomView(view, whole, 2)
  expect(view).toEqual(whole)
  expect(isWhole(view, whole)).toBe(true)
  expect(panView({ start: 2000, end: 3000 }, whole, -5)).toEqual({ start: 1000, end: 2000 })
  expect(panView({ start: 2000, end: 3000 }, whole, 50)).toEqual({ start: 6000, end: 7000 })
  expect(panView(whole, whole, 0.5)).toEqual(whole)
})

test('[PICT-007] a fold is shown with a margin on both sides, and a single base too', () => {
  expect(viewOf({ start: 3000, end: 3500 }, whole)).toEqual({ start: 2900, end: 3600 })
  const { start, end } = viewOf({ start: 1000, end: 1000 }, whole)
  expect([start, end - start]).toEqual([1000, fewestBases])
})

test('[PICT-009] a gene shorter than the closest look is shown whole', () => {
  const short = { start: 10, end: 40 }
  expect(zoomView(short, short, 0.5)).toEqual(short)
})
