import { AllNear } from '@rosette/test-kit/all-near.ts'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locusKind } from '../../contract/locus-kind.ts'
import type { LocusRecord } from '../../contract/locus-record.ts'
import type { LocusUniprot, UniprotEntryTexts, UniprotEvidence } from '../../contract/locus-uniprot.ts'
import { at4g18960 } from '../../fixtures/at4g18960.ts'
import { page } from '../locus-page.tsx'
import { evidenceWord } from './evidence-words.ts'
import { formatUniprot } from './format-uniprot.ts'

const experiment = 'ECO:0000269'

function paper(pubmedId: number, citation: string | null, publication: number | null = null): UniprotEvidence {
  const record = publication === null ? null : { kind: 'publication', key: publication, label: 'A title' }
  return { code: experiment, source: null, article: { pubmedId, citation, publication: record } }
}

const yanofsky = paper(1973265, 'Yanofsky et al. 1990, Nature', 1547)
const ito = paper(15254538, 'Ito et al. 2004, Nature')

const agamous: UniprotEntryTexts = {
  accession: 'P17839',
  entryName: 'AG_ARATH',
  isReviewed: true,
  proteinName: 'Floral homeotic protein AGAMOUS',
  entryVersion: 209,
  entryDate: '2026-01-28',
  existence: 1,
  length: 252,
  otherLoci: [{ kind: 'locus', key: 7, label: 'AT2G37040' }],
  unknownLoci: ['AT1G00000'],
  isoforms: [{ accession: 'P17839-1', name: '1', isDisplayed: true, geneModels: ['AT4G18960.1'] }],
  geneModels: [],
  texts: [
    { topic: 'SIMILARITY', molecule: null, text: 'Has a K-box.', details: null, evidence: [] },
    {
      topic: 'SUBCELLULAR LOCATION',
      molecule: null,
      text: 'Nucleus.',
      details: null,
      evidence: [{ code: 'ECO:0000250', source: 'UniProtKB:Q68G84', article: null }],
    },
    {
      topic: 'SUBCELLULAR LOCATION',
      molecule: 'Isoform 2',
      text: 'Cytoplasm.',
      details: null,
      evidence: [1, 2, 3, 4, 5].map((id) => paper(id, null)),
    },
    {
      topic: 'FUNCTION',
      molecule: null,
      text: 'Makes stamens (PubMed:15254538). Ends the meristem (PubMed:1973265, PubMed:42).',
      details: 'EC 4.3.1.24',
      evidence: [yanofsky, ito],
    },
  ],
  keywords: ['Nucleus', 'Flowering'],
  features: [
    {
      type: 'MOD_RES',
      location: '19..73',
      note: 'Phosphoserine',
      evidence: [{ code: 'ECO:0000255', source: 'PROSITE-ProRule:PRU00251', article: null }],
    },
  ],
}

const other: UniprotEntryTexts = {
  ...agamous,
  accession: 'F4JSC8',
  entryName: 'F4JSC8_ARATH',
  isReviewed: false,
  texts: [],
  keywords: [],
  features: [],
}

const coverage = { entries: 124, reviewed: 122, withoutLocus: 1, loci: 124, of: 38_193 }
const answer: LocusUniprot = { entries: [agamous, other], coverage }

let requests: string[] = []
beforeEach(() => {
  requests = []
  vi.stubGlobal('IntersectionObserver', AllNear)
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json(url.includes('/uniprot') ? answer : { total: 0 })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function show(change: Partial<LocusRecord> = {}) {
  await renderRecord(locusKind, page, { ...at4g18960, uniprotTextCount: 2, ...change })
  const region = within(screen.getByRole('region', { name: 'Protein Data' }))
  await vi.waitFor(() => expect(region.queryByText(/^Loading/)).toBeNull())
  return region
}

const textRequests = () => requests.filter((url) => url.includes('/uniprot'))

test('[UNIPROT-005] Protein Data begins with the entry: accession, status, names, version, day, kind of evidence, and a link', async () => {
  const region = await show()
  const entry = within(await region.findByRole('region', { name: 'UniProt entry P17839' }))
  expect(region.getAllByRole('heading')[1]?.textContent).toMatch(/^What UniProt says/)
  expect(entry.getByText('Reviewed').parentElement?.textContent).toBe(
    'ReviewedP17839AG_ARATH, Floral homeotic protein AGAMOUSentry version 209 of 2026-01-28evidence at protein levelOpen at UniProt (opens in a new tab)',
  )
  expect(entry.getByRole('link', { name: /^Open at UniProt/ }).getAttribute('href')).toBe('https://www.uniprot.org/uniprotkb/P17839')
  expect(textRequests()).toEqual([expect.stringContaining(`detail/locus/uniprot?key=${at4g18960.locusId}`)])
})

test('[UNIPROT-005] texts stand in the order of the page, word for word, and what the entry lacks is named', async () => {
  const region = await show()
  const entry = within(await region.findByRole('region', { name: 'UniProt entry P17839' }))
  const table = within(entry.getByRole('table', { name: 'What UniProt says in P17839' }))
  const rows = table.getAllByRole('row').slice(1)
  expect(rows.map((row) => [row.querySelector('th')?.textContent, row.querySelector('td')?.textContent])).toEqual([
    [
      'Function',
      'Makes stamens [1]article 1 (opens in a new tab). Ends the meristem [2]article 2 PubMed 42 (opens in a new tab). EC 4.3.1.24',
    ],
    ['Subcellular location', 'Nucleus.'],
    ['Subcellular location', 'Isoform 2: Cytoplasm.'],
    ['Similarity', 'Has a K-box.'],
    ['Isoforms', 'Isoform 1 P17839-1, the sequence of the entry: AT4G18960.1'],
    ['Also of', 'AT2G37040, AT1G00000 (not in this release)'],
    ['Keywords', 'Nucleus, Flowering'],
  ])
  expect(
    entry.getByText('Not described in this entry: Disruption phenotype, Tissue specificity, Induction, Subunit, Modification (PTM)'),
  ).toBeTruthy()
})

test('[UNIPROT-006] evidence says how a text is known, and leads to the article of the release, to PubMed or to the other entry', async () => {
  const region = await show()
  const table = within(await region.findByRole('table', { name: 'What UniProt says in P17839' }))
  const [, functionRow, nucleus, cytoplasm, similarity] = table.getAllByRole('row')
  if (!functionRow || !nucleus || !cytoplasm || !similarity) throw new Error('There are four texts')
  const cellOf = (row: HTMLElement) => row.querySelector('td:last-child')
  expect(cellOf(functionRow)?.querySelector('i')?.dataset.experiment).toBe('true')
  expect(cellOf(functionRow)?.textContent).toBe(
    'experiment[1] Ito et al. 2004, Nature (opens in a new tab)[2] Yanofsky et al. 1990, Nature',
  )
  expect(within(functionRow).getByRole('link', { name: 'Yanofsky et al. 1990, Nature' }).getAttribute('href')).toBe('/publication?key=1547')
  expect(
    within(functionRow)
      .getByRole('link', { name: /^Ito et al. 2004/ })
      .getAttribute('href'),
  ).toBe('https://pubmed.ncbi.nlm.nih.gov/15254538/')
  expect(cellOf(nucleus)?.querySelector('i')?.dataset.experiment).toBe('false')
  expect(cellOf(nucleus)?.textContent).toBe('by similarityfrom Q68G84 (opens in a new tab)')
  expect(cellOf(cytoplasm)?.querySelector('summary')?.textContent).toBe('and 2 more')
  expect(cellOf(similarity)?.textContent).toBe('evidence not stated')
  expect(evidenceWord('ECO:0001234')).toBe('ECO:0001234')
})

test('[UNIPROT-007] features and other entries are folded, those without text in this release among them', async () => {
  const region = await show({ uniprotIds: ['P17839-1', 'F4JSC8', 'A0A1P8B602'] })
  const features = (await region.findByText('Features')).closest('details')
  expect([features?.open, features?.querySelector('summary')?.textContent]).toEqual([false, 'Features 1'])
  expect(features?.querySelector('tbody')?.textContent).toBe('Modified residue19–73Phosphoserinesequence modelPROSITE-ProRule PRU00251')
  const others = region.getByText(/^Other UniProt entries of this locus/).closest('details')
  expect([others?.open, others?.querySelector('summary')?.textContent]).toEqual([false, 'Other UniProt entries of this locus 2'])
  expect(within(others ?? document.body).getByRole('region', { name: 'UniProt entry F4JSC8', hidden: true }).textContent).toContain(
    'Not reviewed',
  )
  expect(others?.textContent).toContain('Without text in this release: A0A1P8B602')
})

test('[UNIPROT-008] a note says how much of UniProt the release has, under which licence', async () => {
  const region = await show()
  const note = await region.findByText(/© UniProt Consortium, CC BY 4.0/)
  expect(note.textContent).toContain(
    'the text of 124 UniProt entries (122 reviewed), for 124 of 38,193 loci; 1 names no locus of this release.',
  )
})

test('[UNIPROT-008] a locus whose entry has no text here shows the entry without a request', async () => {
  const region = await show({ uniprotTextCount: 0 })
  expect(await region.findByText(/does not have the text of this entry/)).toBeTruthy()
  expect(region.getByRole('link', { name: /^Open at UniProt/ }).getAttribute('href')).toBe('https://www.uniprot.org/uniprotkb/P17839')
  expect(textRequests()).toEqual([])
})

test('[UNIPROT-008] a release without texts of UniProt has no such part', async () => {
  const region = await show({ uniprotTextCount: null })
  expect(region.queryByText('What UniProt says')).toBeNull()
  expect(textRequests()).toEqual([])
})

test('[UNIPROT-009] the texts of a locus are a file, with evidence as UniProt writes it', () => {
  const lines = formatUniprot(answer).trimEnd().split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[2]).toBe('P17839\tyes\t209\t2026-01-28\tSubcellular location\t\tNucleus.\t\tECO:0000250|UniProtKB:Q68G84')
  expect(lines[4]?.split('\t').slice(4)).toEqual([
    'Function',
    '',
    'Makes stamens (PubMed:15254538). Ends the meristem (PubMed:1973265, PubMed:42).',
    'EC 4.3.1.24',
    'ECO:0000269|PubMed:1973265, ECO:0000269|PubMed:15254538',
  ])
})
