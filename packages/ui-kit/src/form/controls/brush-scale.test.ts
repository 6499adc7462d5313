import { expect, test } from 'vitest'
import { brushScale, type Handles, handlesOf, kilobasesAt, type RangeTexts, textsOf } from './brush-scale.ts'

const chr4 = brushScale('Chr4')
const moveTo = (moved: Handles, texts: RangeTexts) => textsOf(chr4, moved, texts)

test('a chromosome is measured in kilobases, in round steps, and not too many of them', () => {
  expect(chr4).toEqual({ length: 18_585.056, step: 100, last: 18_600 })
  expect(brushScale('ChrC')).toEqual({ length: 154.478, step: 1, last: 155 })
})

test('fields that are empty, or do not hold a number, mean the whole chromosome', () => {
  expect(handlesOf(chr4, ['', ''])).toEqual([0, 18_600])
  expect(handlesOf(chr4, [' ', 'ten'])).toEqual([0, 18_600])
})

test('numbers are read as the form reads them, and an empty bound is the end of the chromosome', () => {
  expect(handlesOf(chr4, ['10,384', '11000.5'])).toEqual([10_384, 11_000.5])
  expect(handlesOf(chr4, ['10384', ''])).toEqual([10_384, 18_600])
  expect(handlesOf(chr4, ['', '500'])).toEqual([0, 500])
})

test('handles stay on the chromosome', () => {
  expect(handlesOf(chr4, ['-5', '99999'])).toEqual([0, 18_600])
  expect(handlesOf(chr4, ['18585.056', '18586'])).toEqual([18_600, 18_600])
  expect(kilobasesAt(chr4, 18_600)).toBe(18_585.056)
})

test('bounds in reverse order are swapped, and a move writes them in order', () => {
  expect(handlesOf(chr4, ['900', '200'])).toEqual([200, 900])
  expect(moveTo([300, 900], ['900', '200'])).toEqual(['300', '900'])
})

test('a move writes the bound that was moved, and leaves the other as typed', () => {
  expect(moveTo([100, 18_600], ['', ''])).toEqual(['100', ''])
  expect(moveTo([10_384, 11_000], ['10,384', '99999'])).toEqual(['10,384', '11000'])
  expect(moveTo([800, 800], ['500', '700'])).toEqual(['800', '800'])
})

test('at the ends of the chromosome a bound becomes empty, and a range never begins beyond them', () => {
  expect(moveTo([0, 500], ['100', '500'])).toEqual(['', '500'])
  expect(moveTo([100, 18_600], ['100', '500'])).toEqual(['100', ''])
  expect(moveTo([18_600, 18_600], ['18500', ''])).toEqual(['18585.056', ''])
})

test('touching a handle without moving it writes nothing', () => {
  expect(moveTo([200, 900], ['900', '200'])).toEqual(['900', '200'])
  expect(moveTo([0, 18_600], ['', ''])).toEqual(['', ''])
})
