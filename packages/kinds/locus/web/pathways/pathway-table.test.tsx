import { AllNear } from '@rosette/test-kit/all-near.ts'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locusKind } from '../../contract/locus-kind.ts'
import type { LocusPathways } from '../../contract/locus-pathways.ts'
import type { LocusRecord } from '../../contract/locus-record.ts'
import { at4g18960 } from '../../fixtures/at4g18960.ts'
import { page } from '../locus-page.tsx'
import { formatPathways } from './format-pathways.ts'

const own = { kind: 'locus', key: at4g18960.locusId, label: 'AT4G18960' }
const answer: LocusPathways = {
  pathways: [
    {
      id: 'PWY-6457',
      name: 'cinnamoyl-CoA biosynthesis',
      reactions: [
        { id: 'PAL-RXN', ecNumbers: ['4.3.1.25'], loci: ['AT2G37040', 'AT4G18960'], otherGenes: 0, isOwn: true },
        { id: 'RXN-1', ecNumbers: [], loci: ['AT3G53260'], otherGenes: 1, isOwn: false },
        { id: 'RXN-2001', ecNumbers: ['6.2.1.-'], loci: [], otherGenes: 0, isOwn: false },
      ],
    },
  ],
  genes: [
    { locus: { kind: 'locus', key: 7, label: 'AT2G37040' }, symbol: 'PAL1' },
    { locus: { kind: 'locus', key: 8, label: 'AT3G53260' }, symbol: null },
    { locus: own, symbol: 'AG' },
  ],
  coverage: { pathways: 650, loci: 3400, of: 38_193 },
}

let requests: string[] = []
beforeEach(() => {
  requests = []
  vi.stubGlobal('IntersectionObserver', AllNear)
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json(url.includes('/pathways') ? answer : { total: 0 })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function show(pathwayCount: number | null) {
  const record: LocusRecord = { ...at4g18960, pathwayCount }
  await renderRecord(locusKind, page, record)
  const region = within(screen.getByRole('region', { name: 'Protein Data' }))
  await vi.waitFor(() => expect(region.queryByText(/^Loading/)).toBeNull())
  return region
}

test('[PATHWAY-003] a cell says how many genes a reaction has, whether this is one of them, and where none is known', async () => {
  const region = await show(1)
  const table = within(await region.findByRole('table', { name: 'Pathways' }))
  const cells = table.getAllByRole('listitem')
  expect(cells.map((cell) => [cell.firstChild?.textContent, cell.dataset.genes, cell.title])).toEqual([
    ['2', 'own', 'PAL-RXN, EC 4.3.1.25: 2 genes, this one among them'],
    ['2', 'some', 'RXN-1: 2 genes, 1 without a locus of this release'],
    ['?', 'none', 'RXN-2001, EC 6.2.1.-: no gene known'],
  ])
  expect(table.getByRole('rowheader').textContent).toBe('cinnamoyl-CoA biosynthesis PWY-6457')
  expect(region.getByText('PAL-RXN').closest('li')?.textContent).toBe('PAL-RXN, EC 4.3.1.25, with PAL1')
  expect(region.getByText(/3,400 of 38,193 loci/).textContent).toContain('does not give the order of reactions')
  expect(requests.filter((url) => url.includes('/pathways'))).toEqual([
    expect.stringContaining(`detail/locus/pathways?key=${at4g18960.locusId}`),
  ])
})

test('[PATHWAY-004] the genes of a pathway open in gene results, and its reactions are a file', async () => {
  const region = await show(1)
  const link = await region.findByRole('link', { name: 'Open 3 genes of cinnamoyl-CoA biosynthesis in gene results' })
  const search = new URL(link.getAttribute('href') ?? '', 'https://rosette.example').searchParams.get('search_params') ?? ''
  expect(JSON.parse(search)).toEqual({ geneListUploadType: 'AGI Locus IDs', geneList: 'AT2G37040,AT4G18960,AT3G53260' })
  expect(link.closest('td')?.textContent).toBe('Open 3 genes and 1 without a locus')
  expect(region.getByRole('button', { name: /TSV$/ })).toBeTruthy()
  expect(formatPathways(answer).split('\n').slice(1)).toEqual([
    'PWY-6457\tcinnamoyl-CoA biosynthesis\tPAL-RXN\t4.3.1.25\tAT2G37040; AT4G18960\t0\tyes',
    'PWY-6457\tcinnamoyl-CoA biosynthesis\tRXN-1\t\tAT3G53260\t1\tno',
    'PWY-6457\tcinnamoyl-CoA biosynthesis\tRXN-2001\t6.2.1.-\t\t0\tno',
    '',
  ])
})

test('[PATHWAY-007] a locus without pathways says so without a request', async () => {
  const region = await show(0)
  expect(region.getByText('AraCyc names this locus in no pathway.')).toBeTruthy()
  expect(requests.filter((url) => url.includes('/pathways'))).toEqual([])
})

test('[PATHWAY-007] a release without pathways has no such part', async () => {
  const region = await show(null)
  expect(region.queryByText(/pathway/i)).toBeNull()
  expect(requests.filter((url) => url.includes('/pathways'))).toEqual([])
})
