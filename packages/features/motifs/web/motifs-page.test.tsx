import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MotifSites, MotifsAnswer, TestedMotif } from '../contract/motifs-answer.ts'
import { layLogo } from './lay-logo.ts'
import { MotifsPage } from './motifs-page.tsx'

const motif = (facts: Partial<TestedMotif>): TestedMotif => ({
  matrixId: 'MA1227.3',
  factor: 'ERF027',
  locus: null,
  factorClass: 'AP2/EREBP',
  factorFamily: 'ERF/DREB',
  assay: 'DAP-seq',
  pubmedId: 27203113,
  columns: [
    [0, 100, 0, 0],
    [50, 50, 0, 0],
    [25, 25, 25, 25],
  ],
  found: 10,
  withSite: 143,
  fold: 3.17,
  log10P: -3.82,
  log10Q: -1.15,
  foldedInto: null,
  similar: { count: 37, factors: ['ERF025', 'ERF035', 'ERF043'] },
  listSites: [12, 980, 12],
  backgroundSites: Array.from({ length: 20 }, (_, bar) => bar),
  ...facts,
})

const locus = (key: number, label: string, symbol: string | null) => ({ locus: { kind: 'locus', key, label }, symbol })
const few: MotifsAnswer = {
  releaseId: 'r1',
  given: 513,
  notMatched: { count: 0, ids: [] },
  within: 1000,
  loci: { held: 1718, of: 38_193 },
  genes: { held: 15, of: 513 },
  tested: [locus(1, 'AT1G01060', 'LHY')],
  outside: { count: 0, genes: [] },
  background: { held: 680, of: 27_655 },
  motifs: { held: 543, of: 598 },
  isTested: true,
  significant: 0,
  needed: { promoters: 11, withSite: 143 },
  total: 41,
  rows: [motif({}), motif({ matrixId: 'MA0566.2', factor: 'MYC2', found: 8, log10Q: -1.1, similar: { count: 0, factors: [] } })],
  method: 'The 1,000 bp upstream of 15 of 513 listed genes were searched.',
}
const sites: MotifSites = {
  releaseId: 'r1',
  within: 1000,
  motifs: [
    { matrixId: 'MA1227.3', factor: 'ERF027', width: 8 },
    { matrixId: 'MA0566.2', factor: 'MYC2', width: 8 },
  ],
  genes: [
    {
      ...locus(1, 'AT1G01060', 'LHY'),
      sites: [
        { motif: 0, distance: 720, strand: 'along', bits: 12 },
        { motif: 1, distance: 80, strand: 'both', bits: 11 },
      ],
    },
    { ...locus(2, 'AT2G38240', 'JAO4'), sites: [{ motif: 1, distance: 580, strand: 'against', bits: 10.5 }] },
    { ...locus(3, 'AT1G01030', 'NGA3'), sites: [] },
  ],
}

let answer = few
let requests: string[] = []
beforeEach(() => {
  answer = few
  requests = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return Response.json(address.includes('/sites') ? sites : answer)
  })
})

const page = (further = '') => renderInSite(<MotifsPage />, `/tools/motifs?items=LHY${further}`)
const rowTexts = () =>
  within(screen.getByRole('table', { name: 'Motifs, best first' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent ?? '')

test('[MOTIF-007] [MOTIF-009] coverage comes first, with both fractions and a warning, then what was tested and what would be needed', async () => {
  await page()
  const notice = await screen.findByText('15 of 513 genes could be tested.')
  const text = notice.closest('[role=status]')?.textContent ?? ''
  expect(text).toContain('This release holds the upstream sequence of 1,718 of 38,193 loci.')
  expect(text).toContain('loci with upstream sequence 1,718 of 38,193, 4.5 %')
  expect(text).toContain('your genes tested 15 of 513, 2.9 %')
  expect(text).toContain('Fewer than 20 promoters')
  const counts = within(screen.getByRole('region', { name: 'Counts' }))
  expect(counts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '15 of 5131,000 bp, both strands',
    '680 promotersof 27,655 coding genes',
    '543 of 598JASPAR CORE, a site has p ≤ 0.0001',
    '0q ≤ 0.05, Benjamini–Hochberg',
    '11 of 15 promotersfor a motif in 21 % of the background, alone',
  ])
  const table = screen.getByRole('table', { name: 'Motifs, best first' })
  expect(notice.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('[MOTIF-009] the line stands where q passes 0.05, also with nothing above it, and the first sentence says whether any does', async () => {
  const { unmount } = await page()
  expect(await screen.findByText('No motif reaches q ≤ 0.05.')).toBeTruthy()
  expect(rowTexts()[0]).toBe('q ≤ 0.05: none. Rows below this line may be chance.')
  expect(rowTexts()[1]).toContain('ERF027 ERF/DREBMA1227.3 DAP-seq')
  expect(rowTexts()[1]).toContain('+37 similar: ERF025, ERF035, ERF043 …')
  expect(rowTexts()[1]).toContain('10 of 1567 %143 of 68021 %3.2')
  unmount()
  answer = { ...few, significant: 1, rows: [motif({ log10Q: -2 }), ...few.rows.slice(1)] }
  await page()
  expect(await screen.findByText('1 motif reaches q ≤ 0.05')).toBeTruthy()
  expect(rowTexts().map((text) => text.slice(0, 9))).toEqual(['ERF027 ER', 'q ≤ 0.05:', 'MYC2 ERF/'])
})

test('[MOTIF-009] letters of a logo are as high as their share of 2 bits, the most frequent on top', async () => {
  expect(layLogo(few.rows[0]?.columns ?? [])).toEqual([
    { base: 'C', column: 0, top: 0, height: 1 },
    { base: 'A', column: 1, top: 0.75, height: 0.25 },
    { base: 'C', column: 1, top: 0.5, height: 0.25 },
  ])
  // 2 + 3/4 log2 3/4 + 1/4 log2 1/4 = 1.1887 bits.
  const letters = layLogo([[75, 25, 0, 0]]).map(({ base, top, height }) => [base, top.toFixed(4), height.toFixed(4)])
  expect(letters).toEqual([
    ['C', '0.8514', '0.1486'],
    ['A', '0.4056', '0.4458'],
  ])
  await page()
  expect(await screen.findByRole('img', { name: 'Logo of MA1227.3: CAa' })).toBeTruthy()
  const strip = screen.getByRole('img', { name: /^MA1227.3: 3 sites in the list; in the background 0, 1, 2,/ })
  // Farthest at the left, the gene at the right; a place of two sites is one tick.
  expect([...strip.querySelectorAll('[class*=tick]')].map((tick) => tick.getAttribute('x'))).toEqual(['988', '20'])
})

test('[MOTIF-008] [MOTIF-005] folded motifs, length and background are in the address', async () => {
  await page()
  fireEvent.click(await screen.findByRole('switch', { name: 'Show folded' }))
  await vi.waitFor(() => expect(requests.at(-1)).toContain('folded=1'))
  fireEvent.click(screen.getByRole('radio', { name: '500 bp' }))
  await vi.waitFor(() => expect(requests.at(-1)).toContain('within=500'))
  fireEvent.click(screen.getByRole('radio', { name: 'All loci with sequence' }))
  await vi.waitFor(() => expect(requests.at(-1)).toContain('background=all'))
  expect(screen.getByRole('link', { name: 'Download TSV' }).getAttribute('href')).toBe(
    '/api/motifs/file?items=LHY&within=500&background=all',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show 39 more' }))
  await vi.waitFor(() => expect(requests.at(-1)).toContain('size=41'))
})

test('[MOTIF-010] ticked motifs show their sites by strand, and the genes with each combination as lists', async () => {
  const { router } = await page()
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Show sites of ERF027 (MA1227.3)' }))
  await vi.waitFor(() => expect(router.state.location.searchStr).toContain('motif=MA1227.3'))
  expect(requests.at(-1)).toContain('/api/motifs/sites?items=LHY&motif=MA1227.3')
  const lanes = await screen.findByRole('figure', { name: 'Sites of ERF027, MYC2' })
  // Above, on and below the line of the gene.
  const heights = [...lanes.querySelectorAll('rect[data-motif]')].map((mark) => {
    const line = mark.parentElement?.querySelector('line')
    return Number(mark.getAttribute('y')) - Number(line?.getAttribute('y1'))
  })
  expect(heights).toEqual([-8, -4, 0])
  const groups = within(screen.getByRole('region', { name: 'Genes with a site' }))
  expect(groups.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ERF027 and MYC2 1 geneSave as list',
    'MYC2 only 1 geneSave as list',
    'No site 1 geneSave as list',
  ])
})

test('[MOTIF-007] with fewer than 5 promoters nothing is tested, and the page says what can be done instead', async () => {
  answer = { ...few, isTested: false, genes: { held: 1, of: 39 }, rows: [], needed: null, total: 0 }
  await page()
  expect(await screen.findByText('Not run: 1 of 39 genes has upstream sequence in this release (LHY).')).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Motifs, best first' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Pattern Search' })).toBeTruthy()
})

test.for([
  [5, true],
  [19, true],
  [20, false],
] as const)('[MOTIF-007] %i promoters are tested, with a warning: %s', async ([held, isWarned]) => {
  answer = { ...few, genes: { held, of: 513 } }
  await page()
  const notice = await screen.findByText(`${held} of 513 genes could be tested.`)
  expect(notice.closest('[role=status]')?.textContent?.includes('Fewer than 20 promoters')).toBe(isWarned)
  expect(screen.getByRole('table', { name: 'Motifs, best first' })).toBeTruthy()
})

test('[MOTIF-014] the whole table is one picture: factors, logos, numbers, strips and the line', async () => {
  let file = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) file = blob
    return 'blob:file'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  answer = { ...few, significant: 1, rows: [motif({ log10Q: -2 }), ...few.rows.slice(1)] }
  await page()
  fireEvent.click(await screen.findByRole('button', { name: 'Save SVG' }))
  await vi.waitFor(() => expect(names).toHaveLength(1))
  expect(names).toEqual(['Motifs_best_first.svg'])
  const drawing = new DOMParser().parseFromString(await file.text(), 'image/svg+xml')
  const texts = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(
    expect.arrayContaining(['ERF027 ERF/DREB', 'MYC2 ERF/DREB', '67 %', '21 %', '3.2', '+37 similar: ERF025, ERF035, ERF043 …']),
  )
  expect(texts).toContain('q ≤ 0.05: 1 motif. Rows below this line may be chance.')
  // For each motif a logo of paths and a strip of ticks and bars.
  expect(drawing.querySelectorAll('path').length).toBeGreaterThan(5)
  expect(drawing.querySelectorAll('rect').length).toBeGreaterThan(2 * 20)
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Save SVG' }).hasAttribute('disabled')).toBe(false))
  vi.restoreAllMocks()
})
