import { AllNear } from '@rosette/test-kit/all-near.ts'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { wordsOfTerm } from '@rosette/ui-kit/text/words-of-term.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locusKind } from '../../contract/locus-kind.ts'
import type { LocusCarriers, LocusVariants, VariantAllele } from '../../contract/locus-variants.ts'
import { at4g18960 } from '../../fixtures/at4g18960.ts'
import { page } from '../locus-page.tsx'
import { formatVariants } from './format-variants.ts'

const allele: VariantAllele = {
  position: 10_384_000,
  id: 'rs1',
  ref: 'A',
  alt: 'T',
  quality: 60,
  filter: 'PASS',
  carriers: 2,
  called: 5,
  consequences: [
    { model: 'AT4G18960.1', terms: ['missense_variant', 'splice_region_variant'], proteinChange: 'p.Lys2Thr' },
    { model: 'AT4G18960.2', terms: ['intron_variant'], proteinChange: null },
  ],
  isReference: true,
}
const other: VariantAllele = {
  ...allele,
  position: 10_384_100,
  ref: 'G',
  alt: 'C',
  id: null,
  carriers: 0,
  called: 0,
  consequences: [],
  isReference: false,
}
const answer: LocusVariants = {
  sets: [{ name: 'some', title: 'Some accessions', description: null, licence: 'CC0', citation: 'Some et al. 2026', samples: 6 }],
  set: 'some',
  alleles: [allele, other],
  lines: 2,
  left: 0,
  hasDna: true,
}
const carriers: LocusCarriers = {
  carriers: [
    { sample: '6909', ecotype: { kind: 'ecotype', key: 7, label: 'Col-0' }, country: 'US', latitude: 38.3, longitude: -92.3 },
    { sample: 'unlisted', ecotype: null, country: null, latitude: null, longitude: null },
  ],
}

let requests: string[] = []
beforeEach(() => {
  requests = []
  vi.stubGlobal('IntersectionObserver', AllNear)
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json(url.includes('/carriers') ? carriers : url.includes('/variants') ? answer : { total: 0 })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('[VARIANT-005] [VARIANT-007] alleles with their consequences for each model, a choice of consequence, and the accessions that carry one', async () => {
  await renderRecord(locusKind, page, { ...at4g18960, hasVariantSets: true })
  const table = within(await screen.findByRole('table', { name: 'Variants of accessions' }))
  const rows = () => table.getAllByRole('row').slice(1)
  expect(rows()).toHaveLength(2)
  expect(rows()[0]?.textContent).toContain('missense, splice region p.Lys2Thr .1')
  expect(rows()[0]?.textContent).toContain('intron  .2')
  expect(rows()[1]?.textContent).toContain('reference differs from the release')
  expect(rows()[1]?.textContent).toContain('no genotypes')
  expect(screen.getByText(/Some accessions \(6 samples; CC0\)\. Some et al\. 2026\./)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Consequence'), { target: { value: 'intron_variant' } })
  expect(rows()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: '2 of 5' }))
  const part = within(await screen.findByRole('region', { name: 'Accessions with 10,384,000 A → T' }))
  expect(part.getByText('2 accessions with 10,384,000 A → T, 1 of them with a recorded origin.')).toBeTruthy()
  expect(part.getAllByText('unlisted')).toHaveLength(1)
  expect(requests.find((url) => url.includes('/carriers'))).toContain('position=10384000&ref=A&alt=T')
})

test('[VARIANT-009] the lines of the file within the locus can be saved as VCF', async () => {
  await renderRecord(locusKind, page, { ...at4g18960, hasVariantSets: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Save as VCF' }))
  const { start = 0, end = 0 } = at4g18960.span ?? {}
  await waitFor(() => expect(requests).toContain(`/api/genome/variants.vcf?set=${answer.set}&loc=Chr4:${start}..${end}`))
})

test.each([
  ['splice_donor_variant', 'splice donor'],
  ['5_prime_UTR_variant', '5′ UTR'],
  ['inframe_deletion', 'in-frame deletion'],
  ['non_coding_transcript_variant', 'non-coding transcript'],
])('[VARIANT-005] %s is shown as %s', (term, words) => {
  expect(wordsOfTerm(term)).toBe(words)
})

test('[VARIANT-006] the file has a line for each allele and each model', () => {
  expect(formatVariants(answer).split('\n').slice(1)).toEqual([
    '10384000\trs1\tA\tT\t60\tPASS\t2\t5\tAT4G18960.1\tmissense_variant&splice_region_variant\tp.Lys2Thr',
    '10384000\trs1\tA\tT\t60\tPASS\t2\t5\tAT4G18960.2\tintron_variant\t',
    '10384100\t\tG\tC\t60\tPASS\t0\t0\t\treference differs from the release\t',
    '',
  ])
  const hostile = { ...other, id: '=1+1', filter: '@now' }
  expect(formatVariants({ alleles: [hostile] }).split('\n')[1]).toMatch(/^10384100\t'=1\+1\tG\tC\t60\t'@now\t/)
})

test('[VARIANT-005] a release without variants of accessions has neither part nor request', async () => {
  await renderRecord(locusKind, page, at4g18960)
  expect(screen.queryByText('Variants of accessions')).toBeNull()
  expect(requests.filter((url) => url.includes('/variants'))).toEqual([])
})
