import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markerKind } from '../contract/marker-kind.ts'
import { bareMarker } from '../fixtures/bare-marker.ts'
import { nga8 } from '../fixtures/nga8.ts'
import { page } from './marker-page.tsx'

test('[DMARK-003] the sections are Summary, polymorphisms, sequences and publications', () => {
  expect(page.sections.map((section) => section.title)).toEqual([
    'Summary',
    'Associated Polymorphisms',
    'Associated Nucleotide Sequences',
    'Publications',
  ])
})

test('[DMARK-004] the title has the name of the marker', async () => {
  await renderRecord(markerKind, page, nga8)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Genetic Marker: nga8')
})

test('[DMARK-006] product lengths and digest patterns are tables', async () => {
  const digest = {
    polymorphism: { kind: 'polymorphism', key: 7, label: 'DEMO_SNP' },
    polymorphismName: 'DEMO_SNP',
    abbrevName: 'Ler',
    productLength: 700,
    restrictionEnzymeName: 'EcoRI',
    numSites: 1,
    fragmentationLength: '560, 140',
  }
  await renderRecord(markerKind, page, { ...nga8, digestPatterns: [digest] })
  const section = within(screen.getByRole('region', { name: 'Associated Polymorphisms' }))
  const [lengths, digests] = section.getAllByRole('table').map((table) => within(table))
  expect(lengths?.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Polymorphism', 'Ecotype', 'Product length'])
  expect(lengths?.getByText('198')).toBeTruthy()
  expect(digests?.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Polymorphism',
    'Ecotype',
    'Product length',
    'Enzyme',
    'Number of sites',
    'Fragment lengths',
  ])
  expect(digests?.getByText('560, 140')).toBeTruthy()
  expect(digests?.getByRole('link', { name: 'DEMO_SNP' })).toBeTruthy()
})

test('[DETAIL-032] flanking sequences are in lines of 50 and groups of 10, with numbers', async () => {
  await renderRecord(markerKind, page, { ...nga8, flankSequence: { sequence1: 'ACGTA'.repeat(12), sequence2: null } })
  const section = within(screen.getByRole('region', { name: 'Associated Nucleotide Sequences' }))
  const lines = section.getByRole('region', { name: 'Sequence of Flanking sequence 1' }).children
  expect(Array.from(lines, (line) => line.textContent)).toEqual([`001${Array(5).fill('ACGTAACGTA').join(' ')}`, '051ACGTAACGTA'])
  expect(section.queryByText('Flanking sequence 2')).toBeNull()
})

test('[DMARK-007] a bare marker shows the exact empty texts', async () => {
  await renderRecord(markerKind, page, bareMarker)
  const texts = `No Alias Available; No Associated Genes available; No Made From data available; No Map Locations available;
    No Associated Polymorphisms available; No Flanking Sequences available; No publications available; No Attributions available;
    No comments available`
  for (const text of texts.split(/;\s+/)) expect(screen.getByText(text)).toBeTruthy()
})
