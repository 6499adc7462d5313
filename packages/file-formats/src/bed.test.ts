import { expect, test } from 'vitest'
import { isBedComment, parseBedLine } from './bed.ts'

test('an interval counts from 0 and keeps its further columns as text', () => {
  expect(parseBedLine('4\t10382855\t10388539\tAT4G18960\t+\t1\t4')).toEqual({
    ok: true,
    value: { chrom: '4', start: 10382855, end: 10388539, columns: ['AT4G18960', '+', '1', '4'] },
  })
})

test.each([
  ['4\t10382855', 'fewer than 3 columns'],
  ['4\t-1\t20', 'positions "-1" and "20" are not integers'],
  ['4\t20\t20', 'end 20 lies before start 20'],
])('%j is refused', (text, reason) => {
  expect(parseBedLine(text)).toEqual({ ok: false, reason })
})

test('lines for viewers are not intervals', () => {
  expect(['track name=x', 'browser position', '# c', '', 'tracker\t1\t2'].map(isBedComment)).toEqual([true, true, true, true, false])
})
