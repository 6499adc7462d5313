import { expect, test } from 'vitest'
import { sequenceLines } from './sequence-lines.ts'

test('[DETAIL-032] [DETAIL-033] 120 residues are three lines in groups of ten, from 001', () => {
  const lines = sequenceLines('ACDEFGHIKL'.repeat(12))
  expect(lines.map((line) => line.number)).toEqual(['001', '051', '101'])
  expect(lines.map((line) => line.groups.length)).toEqual([5, 5, 2])
  expect(lines.flatMap((line) => line.groups).every((group) => group === 'ACDEFGHIKL')).toBe(true)
})

test('[DETAIL-033] numbers above 999 keep all their digits', () => {
  const lines = sequenceLines('M'.repeat(1100))
  expect(lines.at(-2)?.number).toBe('1001')
  expect(lines.at(-1)?.number).toBe('1051')
})

test('the last group may be short, and nothing has no line', () => {
  expect(sequenceLines('MEDQVGFGFRPND')).toEqual([{ number: '001', groups: ['MEDQVGFGFR', 'PND'] }])
  expect(sequenceLines('')).toEqual([])
})
