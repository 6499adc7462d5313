import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
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

test('[DGERM-009] the phenotype comes first, with its locus and reference', async () => {
  await renderRecord(germplasmKind, page, cs25)
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe('Phenotype')
  const card = within(screen.getByRole('region', { name: 'Phenotype' }))
  expect(card.getByText(/^No stamens and no carpels/)).toBeTruthy()
  expect(card.getByRole('link', { name: 'AT4G18960' }).getAttribute('href')).toBe('/locus?key=2117144')
  expect(card.getByRole('link', { name: /2535466/ }).getAttribute('href')).toBe('https://pubmed.ncbi.nlm.nih.gov/2535466/')
})

test('[DGERM-009] a phenotype says what is not stated of it, stands there once, and more than three open on request', async () => {
  const phenotypes = [1, 2, 3, 4, 5].map((number) => ({ phenotype: `Dwarf ${number}`, locus: null, locusName: null, pubmedId: null }))
  await renderRecord(germplasmKind, page, { ...cs25, phenotypes })
  const card = within(screen.getByRole('region', { name: 'Phenotype' }))
  expect(card.getAllByText('Locus not stated · reference not stated')).toHaveLength(3)
  fireEvent.click(card.getByRole('button', { name: 'Show 2 more' }))
  for (const { phenotype } of phenotypes) expect(screen.getAllByText(phenotype)).toHaveLength(1)
  expect(screen.queryByText('Phenotypes')).toBeNull()
})

test('[DETAIL-051] the key facts have allele, locus, background and a way to the stock', async () => {
  const stock = (name: string, stockAvailabilityType: string | null) => ({ ...cs25.stocks[0], name, stockAvailabilityType })
  // The fixture has a stock.
  const stocks = [stock('CS1', null), stock('CS2', 'available')] as typeof cs25.stocks
  await renderRecord(germplasmKind, page, { ...cs25, stocks })
  const facts = () => within(screen.getByLabelText('Key facts'))
  expect(facts().getByRole('link', { name: 'ag-1' })).toBeTruthy()
  expect(facts().getByRole('link', { name: 'AT4G18960' })).toBeTruthy()
  expect(
    facts()
      .getByRole('link', { name: /^Order at ABRC/ })
      .getAttribute('href'),
  ).toBe('https://abrc.osu.edu/stocks/number/CS2')
  cleanup()
  await renderRecord(germplasmKind, page, { ...cs25, stocks: stocks.slice(0, 1) })
  expect(facts().getByText(/^Availability unknown; check/)).toBeTruthy()
  expect(facts().queryByRole('link', { name: /Order/ })).toBeNull()
})

test('[DETAIL-050] the list of sections has every card above them, and no other', async () => {
  await renderRecord(germplasmKind, page, cs25)
  const entries = () => within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link')
  const targets = entries().map((entry) => document.querySelector(entry.getAttribute('href') ?? ''))
  expect(targets.every((target) => target?.matches('section'))).toBe(true)
  expect(targets).toEqual([...document.querySelectorAll('article section[id]')])
})

test('[DGERM-009] [DGERM-010] without phenotypes, parents and progeny there is no overview', async () => {
  await renderRecord(germplasmKind, page, cs1092)
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings).toEqual(['Summary', 'Stocks', 'Pedigree'])
})

test('[DGERM-010] the pedigree draws parents, sets, progeny and members as links, and counts what it leaves out', async () => {
  const line = (key: number) => ({ kind: 'germplasm', key, label: `CS${key}` })
  const progeny = Array.from({ length: 20 }, (_, number) => line(100 + number))
  await renderRecord(germplasmKind, page, {
    ...cs25,
    parentLines: [line(1), line(2)],
    stockEntries: [line(3)],
    progenyLines: { rows: progeny, total: 1200 },
  })
  const picture = within(screen.getByRole('figure', { name: 'CS25 pedigree' }))
  const marks = picture.getAllByRole('link')
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'CS1, parent',
    'CS2, parent',
    'CS3, set',
    ...progeny.slice(0, 8).map(({ label }) => `${label}, progeny`),
  ])
  expect(marks[0]?.getAttribute('href')).toBe('/germplasm?key=1')
  expect(marks.map((mark) => mark.getAttribute('tabindex'))).toEqual(['0', ...Array.from({ length: 10 }, () => '-1')])
  expect(picture.getByText('1,192 more in the list of the Pedigree section')).toBeTruthy()
  fireEvent.click(picture.getByRole('button', { name: 'View as table' }))
  expect(within(picture.getByRole('table')).getAllByRole('row').length).toBe(1 + 10)
})
