import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { transposonKind } from '../contract/transposon-kind.ts'
import { bareTransposon } from '../fixtures/bare-transposon.ts'
import { evade } from '../fixtures/evade.ts'
import { page } from './transposon-page.tsx'

test('[DTRANS-001] the page is found by key, is called Transposon and has a Summary', async () => {
  expect(transposonKind.lookups).toEqual([])
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
  await renderRecord(transposonKind, page, evade)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Transposon')
})

test('[DTRANS-002] family, genes, sequence and map are links; features and map location are tables', async () => {
  const transposonFeature = [{ assignmentFeatureType: 'long_terminal_repeat', startPosition: 5629978, endPosition: 5630100 }]
  const sequence = { kind: 'sequence', key: 900, label: 'AT5TE20395' }
  await renderRecord(transposonKind, page, { ...evade, transposonFeature, sequence })
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  const [family] = summary.getAllByRole('link', { name: 'ATCOPIA93' })
  expect(family?.getAttribute('href')).toBe('/transposonfamily?key=1000000301')
  expect(summary.getByRole('link', { name: 'AT5G17125' }).getAttribute('href')).toMatch(/^\/locus\?key=/)
  expect(
    within(summary.getByRole('heading', { name: 'Sequence' }).parentElement ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/sequence?key=900')
  expect(summary.getByRole('link', { name: 'AGI' }).getAttribute('href')).toBe('/map?key=1000000405')
  expect(summary.getAllByRole('table')).toHaveLength(2)
  expect(summary.getByText('long_terminal_repeat')).toBeTruthy()
  expect(summary.getByText('5,635,310 bp')).toBeTruthy()
})

test('[DTRANS-003] a bare transposon shows the exact empty texts', async () => {
  await renderRecord(transposonKind, page, bareTransposon)
  for (const text of ['No Sequence available', 'No Associated Genes available', 'No Map Locations available'])
    expect(screen.getByText(text)).toBeTruthy()
})
