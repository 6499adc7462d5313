import { AllNear } from '@rosette/test-kit/all-near.ts'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locusKind } from '../contract/locus-kind.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import { at4g18960 } from '../fixtures/at4g18960.ts'
import { at4g18960Orthologs, at4g18960Paralogs } from '../fixtures/parts/at4g18960-homology.ts'
import { page } from './locus-page.tsx'

let requests: string[] = []
let files: Readonly<Record<string, object>> = {}
beforeEach(() => {
  requests = []
  files = { orthologs: at4g18960Orthologs, paralogs: at4g18960Paralogs }
  vi.stubGlobal('IntersectionObserver', AllNear)
  vi.stubGlobal('fetch', async (url: string) => {
    const part = /detail\/locus\/(\w+)\//.exec(url)?.[1]
    if (part === undefined) return Response.json({ total: 0 })
    requests.push(url)
    return files[part] ? Response.json(files[part]) : Response.json({ code: 'internal' }, { status: 500 })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function show(record: LocusRecord = at4g18960) {
  await renderRecord(locusKind, page, record)
  const region = within(screen.getByRole('region', { name: 'Homology' }))
  await vi.waitFor(() => expect(region.queryByText(/^Loading/)).toBeNull())
  return region
}

test('[DLOCUS-027] orthologs and paralogs are read from files named after the locus', async () => {
  await show()
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  expect(requests.map((url) => new URL(url, 'https://rosette.example').pathname).toSorted()).toEqual([
    '/api/detail/locus/orthologs/AT4G18960.json',
    '/api/detail/locus/paralogs/AT4G18960.json',
  ])
})

test.each(['orthologs', 'paralogs'])('[DLOCUS-027] if the file of %s fails, the other is shown', async (failing) => {
  files = Object.fromEntries(Object.entries(files).filter(([part]) => part !== failing))
  const region = await show()
  expect((await region.findByRole('alert')).textContent).toContain('could not be loaded')
  expect(region.queryByRole('link', { name: 'AT3G58780' }) === null).toBe(failing === 'paralogs')
  expect(region.queryByText('Arabidopsis lyrata') === null).toBe(failing === 'orthologs')
})

test('[DLOCUS-024] text files named by the tree open in a new tab', async () => {
  const region = await show()
  const links = region.getAllByRole('link', { name: /as text$/ })
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/api/detail/locus/paralogs/PTHR48019.txt?name=AT4G18960', '_blank'],
    ['/api/detail/locus/orthologs/PTHR48019.txt?name=AT4G18960', '_blank'],
  ])
})

test('[DLOCUS-026] a locus without homologs says so, and asks for no file', async () => {
  const region = await show({
    ...at4g18960,
    homology: { paralogCount: 0, orthologCount: 0, pantherFamily: null, hasPhylogenesPage: false },
  })
  expect(region.getByText('This locus does not have any plant homologs in PANTHER.')).toBeTruthy()
  expect(region.getByText('No Paralogs Found')).toBeTruthy()
  expect(requests).toEqual([])
})

test('[DLOCUS-025] [DLOCUS-023] the PANTHER family is shown, and the tree viewer if PhyloGenes has a page', async () => {
  const region = await show()
  expect(region.getByRole('link', { name: /^PTHR48019(?!.*text)/ })).toBeTruthy()
  expect(region.getByRole('link', { name: /Phylogenetic tree viewer/ }).getAttribute('href')).toBe(
    'https://www.phylogenes.org/tree/PTHR48019',
  )
})

test('[DLOCUS-023] [DLOCUS-025] without a page there is no link, without a family the text says so', async () => {
  const region = await show({ ...at4g18960, homology: { ...at4g18960.homology, pantherFamily: null, hasPhylogenesPage: false } })
  expect(region.queryByRole('link', { name: /Phylogenetic tree viewer/ })).toBeNull()
  expect(region.getByText('No Panther Gene Family found.')).toBeTruthy()
})

test('[DLOCUS-022] plant orthologs are grouped, each species with its count', async () => {
  files = { ...files, orthologs: { treeId: null, orthologs: allGroups } }
  await show()
  for (const [title, species] of [
    ['Eudicotyledons', 'Arabidopsis lyrata 1'],
    ['Monocotyledons', 'Oryza sativa 12'],
    ['Other plants', 'Physcomitrium patens 3'],
  ] as const) {
    expect(screen.getByRole('region', { name: title }).textContent).toContain(species)
  }
})

const allGroups = [
  { group: 'eudic', species: [{ species: 'Arabidopsis lyrata', count: 1, names: ['AL7G35210.t1'], measures: [] }] },
  { group: 'monocot', species: [{ species: 'Oryza sativa', count: 12, names: ['OS01G0886200'], measures: [] }] },
  { group: 'other', species: [{ species: 'Physcomitrium patens', count: 3, names: ['DEMO_MOSS1'], measures: [] }] },
]

test('[TRUTH-025] ten orthologs of a species are named at first, and a button shows all', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `OS01G${10 + index}`)
  files = {
    ...files,
    orthologs: { treeId: null, orthologs: [{ group: 'monocot', species: [{ species: 'Oryza sativa', count: 12, names, measures: [] }] }] },
  }
  await show()
  const group = within(screen.getByRole('region', { name: 'Monocotyledons' }))
  expect(group.queryByText(/OS01G20/)).toBeNull()
  fireEvent.click(group.getByRole('button', { name: 'Show all orthologs in Oryza sativa' }))
  expect(group.getByText(names.join(', '))).toBeTruthy()
  expect(group.queryByRole('button')).toBeNull()
})

const bestHit = { method: 'reciprocal best hits', source: 'evoGE' }

test('[TRUTH-054] [ORTHO-002] an ortholog is listed with what is known of how alike it is', async () => {
  const measures = [
    { name: 'A1', ...bestHit, identity: 98.413, dNdS: 0.0796, score: 1437.5 },
    { name: 'A2', ...bestHit, identity: 97.2, dNdS: null, score: null },
  ]
  const species = { species: 'Arabidopsis lyrata', count: 3, names: ['A1', 'A2', 'A3'], measures }
  files = { ...files, orthologs: { treeId: null, orthologs: [{ group: 'eudic', species: [species] }] } }
  await show()
  const group = within(screen.getByRole('region', { name: 'Eudicotyledons' }))
  expect(group.getByText('A1 (98.4 % identical, dN/dS 0.08, bit score 1,437.5), A2 (97.2 % identical), A3')).toBeTruthy()
})

test('[DLOCUS-020] [DLOCUS-021] two paralogs are shown, all in a dialog that closes by its button and by the x', async () => {
  const region = await show()
  expect(region.getAllByRole('link', { name: /^AT[23]G/ })).toHaveLength(2)
  for (const name of ['Close', 'Close window']) {
    fireEvent.click(region.getByRole('button', { name: 'Show More ...' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Paralogs of AT4G18960' }))
    expect(dialog.getAllByRole('link')).toHaveLength(3)
    fireEvent.click(dialog.getByRole('button', { name }))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

test('[ORTHO-002] each species says how its orthologs were found, and each method is explained with whose lists it made', async () => {
  const pair = { identity: null, dNdS: null }
  const plants = [
    {
      species: 'Zea mays',
      count: 1,
      names: ['Zm1'],
      measures: [{ name: 'Zm1', method: 'InParanoid', source: 'Planteome', ...pair, score: 0.351 }],
    },
    {
      species: 'Oryza sativa',
      count: 1,
      names: ['Os1'],
      measures: [{ name: 'Os1', method: null, source: 'Ensembl Plants', ...pair, score: null }],
    },
    {
      species: 'Poa annua',
      count: 1,
      names: ['Poa1'],
      measures: [{ name: 'Poa1', method: 'OrthoFinder', source: null, ...pair, score: 7 }],
    },
  ]
  files = { ...files, orthologs: { treeId: null, orthologs: [{ group: 'monocot', species: plants }] } }
  const region = await show()
  expect(screen.getByRole('region', { name: 'Monocotyledons' }).textContent).toBe(
    'MonocotyledonsZea mays 1 Zm1 (confidence 0.351) InParanoidOryza sativa 1 Os1 method not statedPoa annua 1 Poa1 (score 7) OrthoFinder',
  )
  const methods = within(region.getByRole('list', { name: 'How they were found' })).getAllByRole('listitem')
  expect(methods.map(({ textContent }) => textContent)).toEqual([
    'Method not stated (Ensembl Plants): the list does not say how its pairs were found.',
    expect.stringMatching(/^InParanoid \(Planteome\): clusters of two genomes/),
    'OrthoFinder: see its source.',
  ])
})
