import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
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

test('[GENOME-005] the markers of a map are ticks along it, links, and rows of a table', async () => {
  await renderRecord(mapKind, page, agiChr4)
  const picture = within(screen.getByRole('figure', { name: 'Markers of AGI, Chr4' }))
  const ticks = picture.getAllByRole('link')
  expect(ticks.map((tick) => tick.getAttribute('aria-label'))).toEqual(['nga8, 5,628,810 bp', 'nga1107, 18,096,138 bp'])
  expect(ticks[0]?.getAttribute('href')).toBe('/marker?key=1000000601')
  const at = Number.parseFloat(ticks[0]?.querySelector('line')?.getAttribute('x1') ?? '')
  expect(at).toBeCloseTo((5_628_810 / 18_585_056) * 100, 1)
  fireEvent.click(picture.getByRole('button', { name: 'View as table' }))
  expect(within(picture.getByRole('table')).getAllByRole('row')).toHaveLength(3)
})

test('[GENOME-005] a map without markers says so', async () => {
  await renderRecord(mapKind, page, { ...agiChr4, markerCount: 0, markers: [] })
  expect(screen.getByText('No markers on this map.')).toBeTruthy()
})
