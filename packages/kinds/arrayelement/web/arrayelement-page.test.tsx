import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { arrayelementKind } from '../contract/arrayelement-kind.ts'
import { ag254595 } from '../fixtures/254595-at.ts'
import { bareElement } from '../fixtures/bare-element.ts'
import { page } from './arrayelement-page.tsx'
import { signalAxes } from './signal-axes.ts'

const region = (name: string) => within(screen.getByRole('region', { name }))

/** The value of a fact in the summary. */
function fact(label: string): string | null | undefined {
  return region('Summary').getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
}

test('[DARRAY-001] the title is Array Element, with four sections', async () => {
  await renderRecord(arrayelementKind, page, ag254595)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Array Element')
  expect(page.sections.map((section) => section.title)).toEqual(['Summary', 'Slides', 'Experiments', 'Array Designs'])
})

test('[DARRAY-004] a note says that submissions ended in June 2005 and where to find newer data', async () => {
  await renderRecord(arrayelementKind, page, bareElement)
  expect(region('Summary').getByText(/June 2005/)).toBeTruthy()
  expect(region('Summary').getByRole('link', { name: /^Gene Expression Omnibus/ })).toBeTruthy()
})

test('[DARRAY-005] the summary has flag, sequence, loci and the mean with its standard error', async () => {
  await renderRecord(arrayelementKind, page, ag254595)
  expect(['Control', 'Ambiguous', 'Average intensity'].map(fact)).toEqual(['F', 'F', '46.331 ± 4.147'])
  expect(region('Summary').getByText('Average log ratio').closest('details')).not.toBeNull()
  const summary = region('Summary')
  expect(summary.getByRole('link', { name: 'DEMO_CDNA1' }).getAttribute('href')).toBe('/sequence?key=900000101')
  expect(summary.getByRole('link', { name: 'AT4G18960' }).getAttribute('href')).toBe('/locus?key=2117144')
  const cells = within(summary.getByRole('table')).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'AT4G18960',
    'Floral homeotic gene encoding a MADS domain transcription factor.',
    'Arabidopsis thaliana',
  ])
})

test('[DARRAY-005] a control shows T', async () => {
  await renderRecord(arrayelementKind, page, { ...ag254595, isControl: true, isAmbiguous: true })
  expect(['Control', 'Ambiguous'].map(fact)).toEqual(['T', 'T'])
})

test('[DARRAY-006] slides and array designs have their columns', async () => {
  await renderRecord(arrayelementKind, page, ag254595)
  const cells = (name: string) =>
    region(name)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(cells('Slides')).toEqual(['DEMO_SLIDE1', '512.25', '84.5', 'Demonstration experiment'])
  expect(cells('Experiments')).toEqual(['Demonstration experiment', 'Expression Atlas of Arabidopsis Development'])
  expect(cells('Array Designs')).toEqual(['Affymetrix ATH1', 'Affymetrix', 'in situ oligonucleotide', '506,944'])
})

test('an element without data shows an empty text in each section', async () => {
  await renderRecord(arrayelementKind, page, bareElement)
  for (const name of ['Slides', 'Experiments', 'Array Designs']) expect(region(name).getByText('No data available')).toBeTruthy()
  expect(region('Summary').getByText('Control').closest('details')).not.toBeNull()
})

test('[DARRAY-007] the signal on each slide is drawn, those of one experiment side by side', async () => {
  const slide = (name: string, signal: number | null, experimentName: string) => ({ name, signal, signalPercentile: null, experimentName })
  const slides = [slide('S1', 10, 'B'), slide('S2', 40.5, 'A'), slide('S3', null, 'A'), slide('S4', 20, 'B')]
  await renderRecord(arrayelementKind, page, { ...ag254595, slides })
  const picture = within(screen.getByRole('figure', { name: '254595_at signal on each slide' }))
  expect(picture.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'S2, signal 40.5, A',
    'S1, signal 10, B',
    'S4, signal 20, B',
  ])
  expect(picture.getByText('3 slides; the highest signal is 40.5')).toBeTruthy()
})

test('[DARRAY-007] averages are drawn with their errors, and said to be means', async () => {
  await renderRecord(arrayelementKind, page, { ...ag254595, slides: [] })
  const picture = within(screen.getByRole('figure', { name: '254595_at mean signal' }))
  expect(picture.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Average intensity: 46.331 ± 4.147',
    'Average signal percentile: 23.108 ± 0.533',
  ])
  expect(picture.getByText(/^Means over all slides/)).toBeTruthy()
  expect(region('Mean signal').queryByText('Average log ratio')).toBeNull()
})

test('[DARRAY-007] an element without signal draws nothing', async () => {
  await renderRecord(arrayelementKind, page, bareElement)
  expect(screen.queryByRole('figure')).toBeNull()
})

test.for([
  ['intensity', 100, 50],
  ['intensity', 0, 0],
  ['percentile', 84.5, 84.5],
  ['logRatio', -2, 25],
  ['logRatio', 9, 100],
] as const)('[DARRAY-007] on the axis of %s %f is at %f percent', ([axis, value, percent]) => {
  expect(signalAxes[axis].percentOf(value)).toBe(percent)
})
