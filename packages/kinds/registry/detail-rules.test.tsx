import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { recordCases } from '@rosette/test-kit/record-cases.ts'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import type { PageDefinition } from '@rosette/ui-kit/record/define-page.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type KindName, kindNames, kinds } from './contract.ts'
import { kindPages } from './pages.ts'

// A rule about publications, comments or stocks holds on every page that has them: which pages, is told by the fixtures of all kinds.

type Fields = Record<string, unknown>

/** The first record of each kind in which a field is filled in, which shows the form of the field. */
function recordsWith(field: string): { name: KindName; record: Fields }[] {
  const having = recordCases.filter(({ record }) => field in record)
  return kindNames.flatMap((name) => having.find((each) => each.name === name) ?? [])
}

async function draw(name: KindName, record: Fields) {
  const kind: Kind = kinds[name]
  const contract = await kind.record()
  // Which record a page takes is lost where all kinds are treated alike; the record is checked against the contract.
  await renderRecord(kind, (await kindPages[name]()).page as PageDefinition<Fields>, contract.parse(record) as Fields)
  return within(screen.getByRole('article'))
}

const loci = Array.from({ length: 21 }, (_, index) => `AT1G0${1000 + index * 10}`)
const cited = {
  publication: { kind: 'publication', key: 4711, label: 'A made-up title' },
  title: 'A made-up title',
  authors: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((initial) => `Author ${initial}`),
  pubmedId: 2535466,
  publicationYear: 1989,
  sourceName: 'Journal of Demonstrations',
}

/** A person and an organization list what they wrote, and a publication is one. */
const withPublications = recordsWith('publications').filter(({ name }) => name !== 'person' && name !== 'organization')

test('[DETAIL-038] [DETAIL-039] the pages with publications are those of the documents', () => {
  expect(withPublications.map(({ name }) => name).toSorted()).toEqual(
    ['cloneend', 'gene', 'germplasm', 'locus', 'marker', 'polymorphism', 'sequence'].toSorted(),
  )
})

test.for(withPublications)('[DETAIL-038] [DETAIL-039] [DATA-049] publications on the page of a $name', async ({ name, record }) => {
  const asPreview = !Array.isArray(record.publications)
  const publicationsOf = (shown: number, total: number) => {
    const line = { ...cited, loci: { rows: loci.slice(0, shown), total } }
    return asPreview ? { rows: [line], total: 1 } : [line]
  }
  const page = await draw(name, { ...record, publications: publicationsOf(21, 30) })
  const row = within(page.getByRole('row', { name: /A made-up title/ }))
  expect(row.getByText(/Author F et al\./)).toBeTruthy()
  expect(row.queryByText(/Author G/)).toBeNull()
  expect(row.getByRole('cell', { name: 'Journal of Demonstrations' })).toBeTruthy()
  expect(row.getAllByRole('link', { name: /^AT1G/ }).map((link) => link.getAttribute('href'))).toEqual(
    loci.map((locus) => `/locus?name=${locus}`),
  )
  expect(row.getByRole('link', { name: 'more' }).getAttribute('href')).toBe('/publication?key=4711')
})

test.for(withPublications)('[DETAIL-039] of 19 loci none is left out on the page of a $name', async ({ name, record }) => {
  const line = { ...cited, loci: { rows: loci.slice(0, 19), total: 19 } }
  const page = await draw(name, { ...record, publications: Array.isArray(record.publications) ? [line] : { rows: [line], total: 1 } })
  const row = within(page.getByRole('row', { name: /A made-up title/ }))
  expect(row.getAllByRole('link', { name: /^AT1G/ })).toHaveLength(19)
  expect(row.queryByRole('link', { name: 'more' })).toBeNull()
})

const writer = { firstName: 'Ada', lastName: 'Demo', communityId: null }
// DATA-039: those on proteins have a number, and their writer is an object.
const comments = Array.from({ length: 7 }, (_, index) => ({
  ...writer,
  person: writer,
  notepadId: index,
  notepadComment: `Remark ${index + 1}`,
  dateEntered: '2024-02-29',
}))

const recentOnly: readonly KindName[] = ['locus', 'gene', 'germplasm']

test.for(recordsWith('comments'))('[DETAIL-026] [DETAIL-027] [DETAIL-028] comments on the page of a $name', async ({ name, record }) => {
  const page = await draw(name, { ...record, comments })
  const isRecent = recentOnly.includes(name)
  expect(page.getAllByText(/^Remark \d$/)).toHaveLength(isRecent ? 5 : 7)
  if (isRecent) fireEvent.click(page.getByRole('button', { name: 'All 7 comments' }))
  expect(page.getAllByText(/^Remark \d$/)).toHaveLength(7)
  expect(page.getByRole('button', { name: 'Add My Comment' })).toHaveProperty('disabled', true)
  fireEvent.click(page.getByRole('button', { name: 'Hide comments' }))
  expect(page.queryAllByText(/^Remark \d$/)).toHaveLength(0)
})

const stock = {
  stockId: 1,
  name: 'CD3-1',
  stockAvailabilityType: 'available',
  donorStockNumber: null,
  description: null,
  communityType: null,
  communityId: null,
  firstName: null,
  lastName: null,
  organizationName: null,
}
const sentence = 'Search at the stock centers or contact an author of publication(s) describing this line.'
const withStocks = [...recordsWith('stocks').map((each) => ({ ...each, field: 'stocks' }))].concat(
  recordsWith('stockDetails').map((each) => ({ ...each, field: 'stockDetails' })),
)

test('[DETAIL-030] [DETAIL-031] the pages with stocks are those of the documents', () => {
  expect(withStocks.map(({ name }) => name).toSorted()).toEqual(['clone', 'ecotype', 'germplasm', 'library', 'vector'].toSorted())
})

// An ecotype names its stocks only: nothing says whether one can be ordered.
test.for(withStocks.filter(({ name }) => name !== 'ecotype'))(
  '[DETAIL-030] [DETAIL-031] stocks on the page of a $name',
  async ({ name, record, field }) => {
    const missing = { ...stock, name: 'CD3-2', stockAvailabilityType: 'not available' }
    const both = await draw(name, { ...record, [field]: [stock, missing] })
    expect(both.getByRole('link', { name: /Order CD3-1/ })).toBeTruthy()
    expect(both.queryByRole('link', { name: /Order CD3-2/ })).toBeNull()
    expect(both.getByText(sentence)).toBeTruthy()
  },
)

test.for(withStocks)('[DETAIL-031] the page of a $name without a stock leads to the stock centres', async ({ name, record, field }) => {
  const page = await draw(name, { ...record, [field]: [] })
  expect(page.getByText(sentence)).toBeTruthy()
  for (const centre of [/ABRC/, /NASC/]) expect(page.getAllByRole('link', { name: centre }).length).toBeGreaterThan(0)
})
