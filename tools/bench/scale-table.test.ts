import { expect, test } from 'vitest'
import { addScaleRow, type ScaleRow, scaleHeader } from './scale-table.ts'

const medium: ScaleRow = {
  date: '2026-11-15',
  commit: 'abc1234',
  size: 'M',
  isIndexOnly: false,
  documents: 1_000_000,
  minutes: 10,
  steps: 'load 1.0 · build 9.0',
  postgresBytes: 2_500_000_000,
  opensearchBytes: 900_000_000,
  residentBytes: 500 * 1024 * 1024,
}

test('a run becomes a row at the end of the table, and what follows the table stays', () => {
  const page = addScaleRow(`# Scale\n\n${scaleHeader}\n\nNotes.\n`, medium)
  const row = '| 2026-11-15 | abc1234 | M | rows and documents | 1,000,000 | 10.0 | load 1.0 · build 9.0 | 2.50 | 0.90 | 500 | 0.600 |  |'
  expect(page).toBe(`# Scale\n\n${scaleHeader}\n${row}\n\nNotes.\n`)
})

test('the cost of a document is set against that of the newest M of the same sort', () => {
  const large = { ...medium, size: 'L', documents: 10_000_000, minutes: 120 }
  const page = [medium, { ...medium, minutes: 1, isIndexOnly: true }, large].reduce(addScaleRow, scaleHeader)
  expect(page.trimEnd().split('\n').at(-1)).toMatch(/\| 0\.720 \| 1\.20 \|$/)
})

test('a page without the table is not written', () => {
  expect(() => addScaleRow('# Scale', medium)).toThrow('has lost the head of its table')
})
