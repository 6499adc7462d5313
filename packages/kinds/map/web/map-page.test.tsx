import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mapKind } from '../contract/map-kind.ts'
import { agiChr4 } from '../fixtures/agi-chr4.ts'
import { page } from './map-page.tsx'

test('[DETAIL-018] a map has a Summary with name, type, chromosome and units', async () => {
  await renderRecord(mapKind, page, agiChr4)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Map: AGI, chromosome 4')
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  for (const text of ['AGI', 'nucleotide sequence', '4', 'bp']) expect(summary.getByText(text)).toBeTruthy()
})

test('the gaps of a sequence are listed with size and reason', async () => {
  await renderRecord(mapKind, page, agiChr4)
  const gaps = within(screen.getByRole('region', { name: /^Assembly Gaps/ }))
  expect(gaps.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['1', '1,000', '1,000', 'exact sizes of the gaps are unknown'])
})
