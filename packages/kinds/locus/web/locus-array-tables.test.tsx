import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { locusKind } from '../contract/locus-kind.ts'
import { at4g18960 } from '../fixtures/at4g18960.ts'
import { page } from './locus-page.tsx'

test('[DATA-046] Expression lists the array elements of one channel and of two', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const expression = within(screen.getByRole('region', { name: 'Expression' }))
  const cells = (name: string) =>
    within(expression.getByRole('table', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(cells('Single Channel Array Elements')).toEqual(['254595_at', '46.331 ± 4.147', '23.108 ± 0.533'])
  expect(cells('Dual Channel Array Elements')).toEqual(['MADS1', '0.015 ± 0.05', '1,904.843 ± 172.858'])
  expect(expression.getByRole('link', { name: '254595_at' }).getAttribute('href')).toBe('/array_element?key=36863')
})

test('a locus without array elements says so', async () => {
  await renderRecord(locusKind, page, { ...at4g18960, singleChannelArrayElements: [], dualChannelArrayElements: [] })
  expect(within(screen.getByRole('region', { name: 'Expression' })).getAllByText('No data available')).toHaveLength(2)
})
