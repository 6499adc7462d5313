import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { germplasmKind } from '../contract/germplasm-kind.ts'
import { cs25 } from '../fixtures/cs25.ts'
import { cs1092 } from '../fixtures/cs1092.ts'
import { page } from './germplasm-page.tsx'

test('[DGERM-003] the sections are Summary, Stocks and Pedigree', () => {
  expect(page.sections.map((section) => section.title)).toEqual(['Summary', 'Stocks', 'Pedigree'])
})

test.for([
  [cs25, 'Germplasm: CS25'],
  [cs1092, 'Germplasm: Columbia (Col-0)'],
] as const)('[DGERM-002] the title has the original name if there is one: $1', async ([germplasm, title]) => {
  await renderRecord(germplasmKind, page, germplasm)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
})

test('[DGERM-008] a germplasm without data shows the exact empty texts', async () => {
  await renderRecord(germplasmKind, page, cs1092)
  const texts = `No Accessions available; No polymorphisms available; No constructs available; No phenotypes available; No images available;
    No Parent Lines available; No Progeny Lines available; No publications available; No attributions available; No comments available`
  for (const text of texts.split(/;\s+/)) expect(screen.getByText(text)).toBeTruthy()
})

test('[DGERM-004] pedigree links to germplasms', async () => {
  const line = { kind: 'germplasm', key: 42, label: 'CS42' }
  const child = { kind: 'germplasm', key: 43, label: 'CS43' }
  await renderRecord(germplasmKind, page, { ...cs25, parentLines: [line], progenyLines: { rows: [child], total: 1 } })
  const pedigree = within(screen.getByRole('region', { name: 'Pedigree' }))
  expect(pedigree.getByRole('link', { name: 'CS42' }).getAttribute('href')).toBe('/germplasm?key=42')
  expect(pedigree.getByRole('link', { name: 'CS43' }).getAttribute('href')).toBe('/germplasm?key=43')
})

test.for([
  ['[DETAIL-030]', 'available', true],
  ['[DETAIL-030] [DETAIL-031]', 'not available', false],
  ['[DETAIL-030] [DETAIL-031]', null, false],
] as const)('%s a stock that is %s can be ordered: %s', async ([, availability, canOrder]) => {
  await renderRecord(germplasmKind, page, {
    ...cs25,
    stocks: cs25.stocks.map((stock) => ({ ...stock, stockAvailabilityType: availability })),
  })
  const stocks = within(screen.getByRole('region', { name: 'Stocks' }))
  const sentence = 'Search at the stock centers or contact an author of publication(s) describing this line.'
  expect(stocks.queryByRole('link', { name: /Order CS25/ }) !== null).toBe(canOrder)
  expect(stocks.queryByText(sentence) === null).toBe(canOrder)
})

test('[DGERM-006] images are shown by ID, phenotypes as a list, polymorphisms and constructs as links', async () => {
  const clone = { kind: 'clone', key: 7, label: 'DEMO_CLONE' }
  const constructs = [{ name: 'DEMO construct', constructType: 'overexpression', record: clone }]
  await renderRecord(germplasmKind, page, { ...cs25, constructs, images: [{ imageId: 900000001 }] })
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  expect(summary.getByText('900000001')).toBeTruthy()
  expect(summary.getByText(/^No stamens and no carpels/)).toBeTruthy()
  expect(summary.getByRole('link', { name: 'ag-1' }).getAttribute('href')).toBe('/polyallele?key=1000000502')
  expect(summary.getByRole('link', { name: 'DEMO_CLONE' }).getAttribute('href')).toBe('/clone?key=7')
})

test('[DGERM-007] stocks show availability, name, donor, their sets and their members', async () => {
  const donor = {
    stockAvailabilityType: 'available',
    communityType: 'person',
    communityId: 9,
    firstName: 'Demo',
    lastName: 'Donor',
  } as const
  await renderRecord(germplasmKind, page, {
    ...cs25,
    stocks: cs25.stocks.map((stock) => ({ ...stock, ...donor })),
    stockEntries: [{ kind: 'germplasm', key: 50, label: 'CS_SET' }],
    memberStockEntries: [{ kind: 'germplasm', key: 51, label: 'CS_MEMBER' }],
  })
  const stocks = within(screen.getByRole('region', { name: 'Stocks' }))
  expect(stocks.getByText('available')).toBeTruthy()
  expect(stocks.getByText('CS25')).toBeTruthy()
  expect(stocks.getByRole('link', { name: 'Demo Donor' }).getAttribute('href')).toBe('/person?key=9')
  expect(stocks.getByRole('link', { name: 'CS_SET' }).getAttribute('href')).toBe('/germplasm?key=50')
  expect(stocks.getByRole('link', { name: 'CS_MEMBER' }).getAttribute('href')).toBe('/germplasm?key=51')
})
