import { AllNear } from '@rosette/test-kit/all-near.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coverageSentence } from '../../contract/coverage-sentence.ts'
import type { ExpressionSample, LocusExpression } from '../../contract/locus-expression.ts'
import { locusKind } from '../../contract/locus-kind.ts'
import { at4g18960 } from '../../fixtures/at4g18960.ts'
import { page } from '../locus-page.tsx'
import { ExpressionValues } from './expression-values.tsx'
import { expressionFile, expressionSentences } from './expression-words.ts'

const atlas = {
  name: 'tissue_atlas',
  title: 'Tissue atlas',
  sampleCount: 6,
  standing: 'measured',
  unit: 'TPM',
  reference: 'RNA-seq, Klepikova et al. 2015',
  allLoci: 38193,
  countedLoci: 37336,
  measuredLoci: 33648,
} as const
const stages = { ...atlas, name: 'embryo_stages', title: 'Embryo stages', sampleCount: 7, unit: 'signal', reference: null }

function sample(organ: string, label: string, ...values: (number | null)[]): ExpressionSample {
  const read = values.filter((value) => value !== null)
  const mean = read.length === 0 ? null : read.reduce((sum, value) => sum + value, 0) / read.length
  const runs = values.map((value, index) => ({ run: `${label}-${index + 1}`, value }))
  return { sample: label, label, organ, treatment: null, poTerms: ['PO:0009046'], mean, runs }
}

const samples = [
  sample('Root', 'Root', 0, 0),
  sample('Root', 'Root apex', 0.04, 0.02),
  sample('Flower', 'Flower 1', 74, 75),
  sample('Flower', 'Leaf <5 mm & "petiole"', 0.6, 0.8),
  sample('Flower', 'Stigmatic tissue', 174, 182),
  sample('Seed', 'Dry seeds', null, null),
]
const answer: LocusExpression = { dataSets: [atlas, stages], dataSet: 'tissue_atlas', samples }

let requests: string[] = []
let answers: Record<string, unknown> = {}
beforeEach(() => {
  requests = []
  answers = { 'dataSet=tissue_atlas': answer, 'dataSet=embryo_stages': { ...answer, dataSet: 'embryo_stages', samples: [] } }
  vi.stubGlobal('IntersectionObserver', AllNear)
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(String(url))
    const found = Object.entries(answers).find(([part]) => String(url).includes(part))
    return found ? Response.json(found[1]) : Response.json({ code: 'not_found', message: 'Nothing', requestId: null }, { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const draw = () => renderInSite(<ExpressionValues record={at4g18960} />)
const picture = async () => within(await screen.findByRole('figure', { name: 'AT4G18960 in Tissue atlas' }))
const marks = async () => (await picture()).getAllByRole('img')

test('[EXPR-013] [EXPR-015] every sample is named with its mean and runs; nothing, little and not measured are told apart', async () => {
  await draw()
  expect((await marks()).map((mark) => [mark.getAttribute('aria-label'), mark.dataset.amount])).toEqual([
    ['Root, Root: mean 0 TPM; 2 runs: 0, 0', 'zero'],
    ['Root, Root apex: mean < 0.1 TPM; 2 runs: < 0.1, < 0.1', 'little'],
    ['Flower, Flower 1: mean 74.5 TPM; 2 runs: 74.0, 75.0', 'some'],
    ['Flower, Leaf <5 mm & "petiole": mean 0.7 TPM; 2 runs: 0.6, 0.8', 'some'],
    ['Flower, Stigmatic tissue: mean 178 TPM; 2 runs: 174, 182', 'some'],
    ['Seed, Dry seeds: not measured; 2 runs: Not measured, Not measured', 'missing'],
  ])
})

/** Width of the bar and places of the ticks of a mark, in percent of the picture. */
function renderedIn(mark: Element | undefined) {
  const bar = mark?.querySelectorAll('rect')[1]
  const ticks = [...(mark?.querySelectorAll('line') ?? [])].map((line) => Number.parseFloat(line.getAttribute('x1') ?? ''))
  return { width: bar ? Number.parseFloat(bar.getAttribute('width') ?? '') : null, ticks }
}

test('[EXPR-013] bars and ticks share one axis, linear or logarithmic', async () => {
  await draw()
  const [none, little, flower, , stigma, missing] = (await marks()).map(renderedIn)
  // Something is drawn, and no tick on the line of zero.
  expect(little?.width).toBeGreaterThan(0)
  expect(little?.ticks).toEqual([])
  expect([none, missing]).toEqual([
    { width: null, ticks: [] },
    { width: null, ticks: [] },
  ])
  expect((stigma?.width ?? 0) / (flower?.width ?? 1)).toBeCloseTo(178 / 74.5, 3)
  const [first = 0, second = 0] = stigma?.ticks ?? []
  expect(stigma?.ticks).toHaveLength(2)
  expect(second).toBeGreaterThan(first)
  fireEvent.click(screen.getByRole('radio', { name: 'log₂(TPM + 1)' }))
  const [, , logFlower, , logStigma] = (await marks()).map(renderedIn)
  expect((logStigma?.width ?? 0) / (logFlower?.width ?? 1)).toBeCloseTo(Math.log2(179) / Math.log2(75.5), 3)
})

test('[EXPR-013] samples stand by organ, or the highest first', async () => {
  await draw()
  fireEvent.click(await screen.findByRole('radio', { name: 'Highest first' }))
  const labels = (await marks()).map((mark) => mark.getAttribute('aria-label')?.split(':')[0])
  expect(labels).toEqual([
    'Flower, Stigmatic tissue',
    'Flower, Flower 1',
    'Flower, Leaf <5 mm & "petiole"',
    'Root, Root apex',
    'Root, Root',
    'Seed, Dry seeds',
  ])
})

test('[EXPR-011] [EXPR-013] another data set is asked for when it is chosen; source and coverage are said', async () => {
  await draw()
  expect(await screen.findByText(/Klepikova et al\. 2015\. Measured for 33,648 of 38,193 loci in use; 3,688 more are zero/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /Embryo stages/ }))
  await waitFor(() =>
    expect(requests.map((url) => url.replace(/key=\d+&/, ''))).toEqual([
      '/api/detail/locus/expression?dataSet=tissue_atlas',
      '/api/detail/locus/expression?dataSet=embryo_stages',
    ]),
  )
})

test.each([
  ['zero', 'Not measured in Tissue atlas.', /need not mean that it is silent/],
  ['absent', 'Tissue atlas does not have this gene.', /Measured for 33,648/],
] as const)('[EXPR-009] a gene that is %s is not drawn as zero', async (standing, sentence, note) => {
  answers = { expression: { ...answer, dataSets: [{ ...atlas, standing }], samples: [] } }
  await draw()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText(note)).toBeTruthy()
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Find genes like this one' })).toBeNull()
})

test('[EXPR-012] without data sets there is no part and no request', async () => {
  await renderRecord(locusKind, page, { ...at4g18960, expressionDataSets: [] })
  expect(screen.queryByText('Expression by sample')).toBeNull()
  expect(requests.filter((url) => url.includes('/expression'))).toEqual([])
})

test('[EXPR-012] the page of a locus with data sets has the part', async () => {
  await renderRecord(locusKind, page, at4g18960)
  expect(screen.getByText('Expression by sample')).toBeTruthy()
})

test('[EXPR-015] the same as a table', async () => {
  await draw()
  fireEvent.click((await picture()).getByRole('button', { name: 'View as table' }))
  const rows = within((await picture()).getByRole('table', { name: 'AT4G18960 in Tissue atlas, TPM' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toContain('FlowerStigmatic tissue178174, 182PO:0009046')
  expect(rows).toHaveLength(7)
})

test('[EXPR-015] the file has every run, and NA for what was not measured', () => {
  const lines = expressionFile('AT4G18960', atlas, samples).trimEnd().split('\n')
  expect(lines).toHaveLength(13)
  expect(lines[0]).toBe('locus\tdata_set\torgan\tsample\tlabel\ttreatment\tpo_terms\tunit\tmean\trun\tvalue')
  expect(lines[9]).toBe(
    'AT4G18960\tTissue atlas\tFlower\tStigmatic tissue\tStigmatic tissue\t\tPO:0009046\tTPM\t178\tStigmatic tissue-1\t174',
  )
  expect(lines[12]?.split('\t').slice(8)).toEqual(['NA', 'Dry seeds-2', 'NA'])
})

test('[EXPR-014] the three highest, and how many samples of each organ reach the limit', () => {
  expect(expressionSentences(samples, 'TPM')).toEqual([
    'Highest in Stigmatic tissue, 178 TPM, then Flower 1 (74.5) and Leaf <5 mm & "petiole" (0.7).',
    'At 1 TPM or more in 2 of 5 samples: 2 of 3 of Flower; none of Root.',
  ])
  expect(expressionSentences([sample('Root', 'Root', 3), sample('Leaf', 'Leaf', 2)], 'TPM')[1]).toBe('At 1 TPM or more in 2 of 2 samples.')
  expect(expressionSentences([sample('Root', 'Root', 3), sample('Leaf', 'Leaf', 0)], 'TPM')).toEqual([
    'Highest in Root, 3.0 TPM.',
    'At 1 TPM or more in 1 of 2 samples: all of Root; none of Leaf.',
  ])
  expect(expressionSentences([sample('Root', 'Root', 0)], 'TPM')).toEqual(['Zero in every sample of this data set.'])
  // Signals have no limit, and an hour of cold is not one of heat.
  expect(expressionSentences([sample('Cold', '1 h', 1203.4), sample('Heat', '1 h', 80)], 'signal')).toEqual([
    'Highest in 1 h of Cold, 1,203 signal, then 1 h of Heat (80.0).',
  ])
})

test('[EXPR-011] a data set without a source and without zeros has a shorter sentence', () => {
  expect(coverageSentence({ ...atlas, reference: null, countedLoci: 10, measuredLoci: 10, allLoci: 20 })).toBe(
    'Measured for 10 of 20 loci in use.',
  )
})

const similar = {
  dataSet: 'tissue_atlas',
  method: 'pearson',
  sampleCount: 80,
  comparedLoci: 27823,
  isCompared: true,
  limit: 1,
  isLog: true,
  genes: [
    {
      locus: { kind: 'locus', key: 1, label: 'AT3G02310' },
      symbol: 'SEP2',
      correlation: 0.9187,
      rank: 1,
      mutualRank: 1.43,
      highest: { label: 'Young seeds 1', mean: 318.2 },
    },
  ],
}

test('[EXPR-016] [EXPR-018] genes like this one are asked for on request, and open as results', async () => {
  answers = { ...answers, similar }
  await draw()
  expect(requests.some((url) => url.includes('similar'))).toBe(false)
  fireEvent.click(await screen.findByRole('button', { name: 'Find genes like this one' }))
  const region = within(await screen.findByRole('region', { name: 'Genes like AT4G18960' }))
  const table = await region.findByRole('table', { name: 'Genes like AT4G18960' })
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe('1AT3G02310SEP20.9191.4Young seeds 1, 318')
  expect(
    region.getByText(/Pearson correlation of log₂\(TPM \+ 1\) over 80 samples, among 27,823 other genes with 1 TPM or more/),
  ).toBeTruthy()
  const href = region.getByRole('link', { name: 'Open AT4G18960 and 1 gene in gene results' }).getAttribute('href')
  expect(decodeURIComponent(href ?? '')).toContain('AT4G18960,AT3G02310')
  fireEvent.click(region.getByRole('radio', { name: 'Spearman' }))
  await waitFor(() => expect(requests.at(-1)).toBe('/api/expression/similar/tissue_atlas/AT4G18960?method=spearman'))
})

test('[EXPR-016] a gene that is not compared is told why', async () => {
  answers = { ...answers, similar: { ...similar, isCompared: false, genes: [] } }
  await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Find genes like this one' }))
  expect(await screen.findByText(/is not compared with other genes in Tissue atlas: .* reaches 1 TPM in no sample/)).toBeTruthy()
})
