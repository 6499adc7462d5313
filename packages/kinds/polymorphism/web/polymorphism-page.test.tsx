import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { polymorphismKind } from '../contract/polymorphism-kind.ts'
import type { PolymorphismRecord } from '../contract/polymorphism-record.ts'
import { abi11 } from '../fixtures/abi1-1.ts'
import { salkseq128571 } from '../fixtures/salkseq-128571.ts'
import { page } from './polymorphism-page.tsx'

test('[DPOLY-004] the title has the original name', async () => {
  await renderRecord(polymorphismKind, page, abi11)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Polymorphism: abi1-1')
})

test('[DETAIL-052] the key facts have the position on the genome, not one on a genetic map', async () => {
  const [place] = salkseq128571.mapLocations
  if (!place) throw new Error('the fixture has a place')
  const mapLocations = [
    { ...place, start: 12.5, end: 12.5, units: 'cM' },
    { ...place, end: 5310 },
  ]
  await renderRecord(polymorphismKind, page, { ...salkseq128571, mapLocations })
  expect(within(screen.getByLabelText('Key facts')).getByText('Chr1: 4,304 – 5,310')).toBeTruthy()
})

test('[DPOLY-005] the eight sections are in order', () => {
  const titles = 'Summary, Associated Genes, Associated Polymorphisms, Genetic Markers, Germplasms, Maps, Associated Nucleotide Sequences'
  expect(page.sections.map((section) => section.title)).toEqual([...titles.split(', '), 'Publications'])
})

test('the part of the gene reads 3′ UTR where the files write UTR3', async () => {
  const [gene] = salkseq128571.associatedGenes
  if (!gene) throw new Error('the fixture has a gene')
  await renderRecord(polymorphismKind, page, { ...salkseq128571, associatedGenes: [{ ...gene, region: 'UTR3' }] })
  expect(within(screen.getByRole('region', { name: /^Associated Genes/ })).getByText('3′ UTR')).toBeTruthy()
})

test('[DPOLY-006] flanks and the sequence beside the insertion are shown as sequences, with the GenBank accession', async () => {
  const flanks = { flank1: 'ACGTACGTAC', flank2: 'TTTTGGGGCC', insertionFlankingSequence: 'GATTACAGAT', genBankAccession: 'DEMO000001' }
  await renderRecord(polymorphismKind, page, { ...salkseq128571, associatedNucleotideSequences: [flanks] })
  const section = within(screen.getByRole('region', { name: 'Associated Nucleotide Sequences' }))
  const lettersOf = (name: string) => within(section.getByRole('region', { name: `Sequence of ${name}` })).getByRole('code').textContent
  expect(['Flank 1', 'Flank 2', 'Insertion flanking sequence'].map(lettersOf)).toEqual(['ACGTACGTAC', 'TTTTGGGGCC', 'GATTACAGAT'])
  expect(section.getByText('GenBank accession').nextElementSibling?.textContent).toBe('DEMO000001')
})

test('[DPOLY-007] a bare polymorphism shows the exact empty texts', async () => {
  const bare: PolymorphismRecord = { ...abi11, associatedGenes: [], germplasmCollections: [], publications: [] }
  await renderRecord(polymorphismKind, page, bare)
  const texts = `No Alias Available; No associated genes available; No Associated Polymorphisms available; No markers available;
    No Germplasms available; No Map Locations available; No Flanking Sequences available; No publications available;
    No attributions available; No comments available`
  for (const text of texts.split(/;\s+/)) expect(screen.getByText(text)).toBeTruthy()
})
