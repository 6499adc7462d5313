import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ecotypeKind } from '../contract/ecotype-kind.ts'
import { bareEcotype } from '../fixtures/bare-ecotype.ts'
import { cvi0 } from '../fixtures/cvi0.ts'
import { formatMeasureRange, page } from './ecotype-page.tsx'

test('[DECO-001] the only section is Summary', () => {
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
  expect(ecotypeKind.lookups).toEqual([])
})

test('[DECO-002] the title has the original name', async () => {
  await renderRecord(ecotypeKind, page, cvi0)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ecotype: Cvi-0')
})

test('[DECO-003] collector, germplasms and species are links, and ranges show both ends', async () => {
  const germplasm = { kind: 'germplasm', key: 42, label: 'CS76789' }
  const ranges = { latitudeMax: 15.3, altitudeMin: 1000, altitudeMax: 1200 }
  const collector = { name: 'Flora Example', person: { kind: 'person', key: 7, label: 'Flora Example' } }
  await renderRecord(ecotypeKind, page, { ...cvi0, ...ranges, collector, germplasms: [{ germplasm, description: null }] })
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  expect(summary.getByRole('link', { name: 'Flora Example' }).getAttribute('href')).toBe('/person?key=7')
  expect(summary.getByRole('link', { name: 'CS76789' }).getAttribute('href')).toBe('/germplasm?key=42')
  expect(summary.getByRole('link', { name: 'Arabidopsis thaliana' }).getAttribute('href')).toBe('/species?key=3702')
  expect(summary.getByText('15.1111 – 15.3°')).toBeTruthy()
  expect(summary.getByText('1000 – 1200 m')).toBeTruthy()
})

test('[DECO-004] [QUIET-003] an ecotype without data shows the exact empty texts, none of them folded away', async () => {
  await renderRecord(ecotypeKind, page, bareEcotype)
  const texts = 'No Alias Available; No Taxon available; No Germplasms available; No Attributions available; No comments available'
  for (const text of texts.split('; ')) expect(screen.getByText(text).closest('details')).toBeNull()
})

test('a range shows both ends, equal ends show once, and an unknown range is null', () => {
  expect(formatMeasureRange(15.1, 15.4, '°')).toBe('15.1 – 15.4°')
  expect(formatMeasureRange(-23.6, -23.6, '°')).toBe('-23.6°')
  expect(formatMeasureRange(1200, null, ' m')).toBe('1200 m')
  expect(formatMeasureRange(null, null, ' m')).toBeNull()
})
