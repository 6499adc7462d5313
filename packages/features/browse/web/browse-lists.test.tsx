import type { PublicationHit } from '@rosette/kinds/publication/contract/publication-search-card.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultPeople } from '../../site/contract/site-config.ts'
import { SiteProvider } from '../../site/web/site-context.tsx'
import { type BrowsePageName, browsePages } from './browse-page.tsx'
import { rangeOf, sortLiterature } from './literature-order.ts'

function BrowsePage({ name }: { name: BrowsePageName }) {
  const { component: Page } = browsePages[name]
  return <Page />
}

const site = { curatorEmail: 'people@example.org', version: '1.2.3', buildDate: '2026-03-09', externalLinks: {}, people: defaultPeople }

afterEach(() => vi.unstubAllGlobals())

/** Stands in for the server; returns the addresses that are requested, with what is posted. */
function answerWith(body: unknown, status = 200): unknown[] {
  const requests: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { body: posted }: { body?: string }) => {
    requests.push(posted === undefined ? url : [url, JSON.parse(posted)])
    return Response.json(body, { status })
  })
  return requests
}

const hit = (referenceId: number, other: Partial<PublicationHit> = {}): PublicationHit => ({
  id: String(referenceId),
  referenceId,
  authors: ['Beta B'],
  title: [`Paper ${referenceId}`],
  pubName: ['Zoo'],
  year: 2026,
  doi: null,
  pubmedId: null,
  keywords: [],
  loci: [],
  date_last_modified: ['2026-01-03'],
  ...other,
})
const papers = [
  hit(1, { doi: '10.1/x', pubmedId: 7, keywords: ['flower development'], loci: ['AT4G18960_2117144', 'A_B_5', 'odd'] }),
  hit(2, { pubName: ['Acta'], authors: ['Gamma G'], date_last_modified: ['2025-12-20'] }),
  hit(3, { pubName: [], authors: ['Alpha A'] }),
]
const titles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

test('[BROWSE-005] [BROWSE-007] [BROWSE-014] [BROWSE-036] recent literature has its range, its columns and the order of journals', async () => {
  const requests = answerWith({ docs: papers, total: 3, error: null })
  await renderInSite(<BrowsePage name="recent_literature" />, '/browse/recent_literature')
  expect(await screen.findByText('Publications added or changed from 2025-12-20 to 2026-01-03.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Browse Recent Added Literature')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['#', 'Title', 'Year', 'DOI', 'PMID'])
  expect(titles()).toEqual(['Paper 2', 'Paper 1', 'Paper 3'])
  expect(requests).toEqual([['/api/search/publication', { searchTerms: [{ recently_modified: true }], rowsLimit: 10_000 }]])
})

test('[BROWSE-006] by author, then by title; a missing value comes last', () => {
  expect(sortLiterature(papers, 'author').map(({ id }) => id)).toEqual(['3', '1', '2'])
  expect(sortLiterature([hit(9, { authors: [] }), hit(10), hit(8)], 'author').map(({ id }) => id)).toEqual(['8', '10', '9'])
  expect(rangeOf([hit(1, { date_last_modified: [] })])).toBeNull()
})

test('[BROWSE-008] [BROWSE-009] [BROWSE-010] [BROWSE-011] [BROWSE-012] a row opens to what is known of it', async () => {
  answerWith({ docs: papers, total: 3, error: null })
  await renderInSite(<BrowsePage name="recent_literature" />, '/browse/recent_literature?sort=author')
  fireEvent.click(await screen.findByRole('button', { name: 'Details of Paper 1', expanded: false }))
  const list = within(screen.getByRole('table'))
  expect(list.getByText('Beta B')).toBeTruthy()
  expect(list.getByText('Zoo, 2026')).toBeTruthy()
  expect(list.getByText('flower development')).toBeTruthy()
  expect(list.getByRole('link', { name: 'AT4G18960' }).getAttribute('href')).toBe('/locus?key=2117144')
  expect(list.getByRole('link', { name: 'A_B' }).getAttribute('href')).toBe('/locus?key=5')
  expect(list.getByText('odd').closest('a')).toBeNull()
  expect(list.queryByText('No loci associated')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Details of Paper 2' }))
  expect(list.getByText('No keywords available')).toBeTruthy()
  expect(list.getByText('No loci associated')).toBeTruthy()
  expect(list.getAllByText('No DOI available')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Details of Paper 2', expanded: true }))
  expect(list.queryByText('No loci associated')).toBeNull()
})

test('[BROWSE-039] a release without dates says so and leads to all publications', async () => {
  answerWith({ docs: [], total: 0, error: null })
  await renderInSite(<BrowsePage name="recent_literature" />, '/browse/recent_literature')
  expect(await screen.findByRole('heading', { name: 'This release does not record when publications were added' })).toBeTruthy()
  const all = screen.getByRole('link', { name: 'Show all publications, newest first' }).getAttribute('href')
  expect(all).toContain('category=publication')
  expect(all).toContain('sort=-year')
})

test('[BROWSE-028] lists begin with 25, 200 and 200 rows', async () => {
  answerWith({ docs: Array.from({ length: 60 }, (_, index) => hit(index + 1)), total: 60, error: null })
  await renderInSite(<BrowsePage name="recent_literature" />, '/browse/recent_literature')
  expect(await screen.findAllByText('Displaying 1 - 25 of 60 results')).toHaveLength(2)
})

test('[BROWSE-025] [BROWSE-026] [BROWSE-027] [BROWSE-028] experiments of the static file are sorted by name, 200 on a page', async () => {
  const names = ['zz', 'A/B 50%', ...Array.from({ length: 200 }, (_, index) => `Experiment ${index}`)]
  const requests = answerWith(names)
  await renderInSite(
    <SiteProvider site={{ ...site, staticUrl: 'https://static.example.org/files' }}>
      <BrowsePage name="microarray_experiments" />
    </SiteProvider>,
    '/browse/microarray_experiments',
  )
  const link = await screen.findByRole('link', { name: 'A/B 50%' })
  expect(link.getAttribute('href')).toBe('/browse/microarray_experiments/A%2FB%2050%25')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['No.', 'Experiment Name'])
  expect(titles().slice(0, 3)).toEqual(['A/B 50%', 'Experiment 0', 'Experiment 1'])
  expect(titles()).toHaveLength(200)
  expect(requests).toEqual(['https://static.example.org/files/microarray_experiments.json'])
})

const family = (code: string | null, name: string, submitter: object | null = null) => ({
  code,
  name,
  geneCount: 2,
  countText: '2 genes',
  submitter,
})

test('[BROWSE-031] [BROWSE-032] [BROWSE-033] [BROWSE-034] [BROWSE-037] families have a notice, links where a page is known, and a filter', async () => {
  const families = [
    family('WRKY', 'WRKY Transcription Factor Family', { name: 'Flora Example', record: { kind: 'person', key: 17 } }),
    family('ABC', 'Arabidopsis ABC Transporters', { name: 'Somebody', record: null }),
    family(null, 'A lost family'),
  ]
  answerWith({ families })
  await renderInSite(<BrowsePage name="gene_family" />, '/browse/gene_family')
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await href('WRKY Transcription Factor Family')).toBe('/browse/gene_family/WRKY')
  expect(await href('Flora Example')).toBe('/person?key=17')
  for (const text of ['Somebody', 'A lost family']) expect(screen.getByText(text).closest('a')).toBeNull()
  expect(screen.getByText(/kept as historical records only.*not all links may work/)).toBeTruthy()
  expect(titles()).toEqual(['A lost family', 'Arabidopsis ABC Transporters', 'WRKY Transcription Factor Family'])
  fireEvent.change(screen.getByRole('searchbox', { name: 'Filter this list' }), { target: { value: 'some abc' } })
  await vi.waitFor(() => expect(titles()).toEqual(['Arabidopsis ABC Transporters']))
})

const browsed = ['recent_literature', 'transposon_families', 'gene_symbols', 'microarray_experiments', 'gene_family'] as const

test.each(browsed)('[ERR-004] the list of %s shows the red alert after a failed call and after an answer with an error', async (name) => {
  for (const [body, status] of [
    [{ code: 'upstream_failed', message: 'x', requestId: 'r-9' }, 503],
    [{ docs: [], total: 0, error: 'The index is gone.' }, 200],
  ] as const) {
    answerWith(body, status)
    const { unmount } = await renderInSite(
      <SiteProvider site={site}>
        <BrowsePage name={name} />
      </SiteProvider>,
      `/browse/${name}`,
    )
    expect((await screen.findByRole('alert')).textContent).toContain('Error from the server')
    expect(screen.queryByRole('table')).toBeNull()
    unmount()
  }
})
