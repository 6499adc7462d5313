import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { RecordPage } from '@rosette/ui-kit/record/record-page.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cs25 } from '../germplasm/fixtures/cs25.ts'
import { cs1092 } from '../germplasm/fixtures/cs1092.ts'
import { at4g18960 } from '../locus/fixtures/at4g18960.ts'
import { type KindName, kinds } from './contract.ts'
import { kindPages, type RecordOf } from './web.ts'

/** A record of every kind, and what its page must show. A kind without one does not compile. */
const fixtures: { [K in KindName]: readonly { record: RecordOf<K>; title: string; sections: readonly string[] }[] } = {
  locus: [{ record: at4g18960, title: 'Locus: AT4G18960 (AG)', sections: locusSections() }],
  germplasm: [
    { record: cs25, title: 'Germplasm: CS25', sections: ['Summary', 'Stocks', 'Pedigree'] },
    { record: cs1092, title: 'Germplasm: Columbia (Col-0)', sections: ['Summary', 'Stocks', 'Pedigree'] },
  ],
}

function locusSections(): string[] {
  const titles = 'Summary, Transcripts, Maps and Mapping Data, Sequences, Protein Data, Expression, Gene Ontology, Homology'
  return [...titles.split(', '), 'Germplasm and Clones', 'Polymorphisms', 'Publications', 'External Links']
}

async function renderPage<K extends KindName>(name: K, record: RecordOf<K>) {
  const { page } = await kindPages[name]()
  // The registry pairs a kind with its record by name, which the compiler cannot follow through a type parameter.
  const kind = kinds[name] as unknown as Parameters<typeof RecordPage<RecordOf<K>>>[0]['kind']
  await renderInSite(<RecordPage kind={kind} page={page} record={record} />)
}

const cases = [
  ...fixtures.locus.map((fixture) => ({ ...fixture, render: () => renderPage('locus', fixture.record) })),
  ...fixtures.germplasm.map((fixture) => ({ ...fixture, render: () => renderPage('germplasm', fixture.record) })),
]

test.for(cases)(
  '[DETAIL-003] [DETAIL-015] $title has title bar, badge, side list and its sections',
  async ({ title, sections, render }) => {
    await render()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByText('Premium Page')).toBeTruthy()
    const list = within(screen.getByRole('navigation', { name: 'Sections' }))
    expect(list.getAllByRole('link').map((link) => link.firstElementChild?.textContent)).toEqual(sections)
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(sections)
  },
)

test('[DLOCUS-031] a bare locus says the exact empty texts', async () => {
  const none = { rows: [], total: 0 }
  await renderPage('locus', {
    ...at4g18960,
    symbols: [],
    geneModels: [],
    mapLocations: [],
    germplasms: none,
    publications: none,
    externalLinks: [],
  })
  const texts = `No comments found; No update history available; No sequences available; No protein data available; No Map Locations available;
    No Map Links Available; No markers available; No Gene Ontology Annotations available; No Plant Ontology Annotations available;
    No Germplasms found; No Clones found; No polymorphisms available; No publications available; No external links available; No Symbols available`
  for (const text of texts.split(/;\s+/)) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('[DGERM-008] a bare germplasm says the exact empty texts', async () => {
  await renderPage('germplasm', cs1092)
  const texts = `No Accessions available; No polymorphisms available; No constructs available; No phenotypes available; No images available;
    No Parent Lines available; No Progeny Lines available; No publications available; No attributions available; No comments available`
  for (const text of texts.split(/;\s+/)) expect(screen.getByText(text)).toBeTruthy()
})

test('[DGERM-004] pedigree links to germplasms', async () => {
  const line = { kind: 'germplasm', key: 42, label: 'CS42' }
  await renderPage('germplasm', { ...cs25, parentLines: [line] })
  const pedigree = within(screen.getByRole('region', { name: 'Pedigree' }))
  expect(pedigree.getByRole('link', { name: 'CS42' }).getAttribute('href')).toBe('/germplasm?key=42')
})

test.for([
  ['available', true],
  ['not available', false],
  [null, false],
] as const)('[DETAIL-030] [DETAIL-031] a stock that is %s can be ordered: %s', async ([availability, canOrder]) => {
  await renderPage('germplasm', { ...cs25, stocks: [{ name: 'CS25', availability }] })
  const stocks = within(screen.getByRole('region', { name: 'Stocks' }))
  const sentence = 'Search at the stock centers or contact an author of publication(s) describing this line.'
  expect(stocks.queryByRole('link', { name: /Order CS25/ }) !== null).toBe(canOrder)
  expect(stocks.queryByText(sentence) === null).toBe(canOrder)
})
