import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { geneKind } from '../contract/gene-kind.ts'
import { at1g010731 } from '../fixtures/at1g01073-1.ts'
import { at4g189601 } from '../fixtures/at4g18960-1.ts'
import { page } from './gene-page.tsx'

test.for([
  [at4g189601, 'Gene: AT4G18960.1'],
  [at1g010731, 'Gene: AT1G01073.1 (obsolete)'],
] as const)('[DGENE-002] the title says when a gene is obsolete: $1', async ([gene, title]) => {
  await renderRecord(geneKind, page, gene)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
})

test('[DGENE-003] the browser title is the name of the gene', () => {
  expect(geneKind.browserTitle(at4g189601)).toBe('AT4G18960.1')
})

test('[DGENE-004] the ten sections are in order', () => {
  const titles = 'Summary, Maps and Mapping Data, Sequences, Protein Data, Expression, Gene Ontology, Germplasms, Polymorphisms'
  expect(page.sections.map((section) => section.title)).toEqual([...titles.split(', '), 'Publications', 'External Links'])
})

test('[DGENE-005] the Help link leads to another site', async () => {
  await renderRecord(geneKind, page, at4g189601)
  expect(screen.getByRole('link', { name: /^Help/ }).getAttribute('href')).toMatch(/^https:/)
})

test('[DGENE-008] protein data link to the protein and show length, mass, isoelectric point and domains', async () => {
  await renderRecord(geneKind, page, at4g189601)
  const section = within(screen.getByRole('region', { name: 'Protein Data' }))
  expect(section.getByRole('link', { name: 'AT4G18960.1' }).getAttribute('href')).toBe('/protein?key=1000000201')
  for (const text of ['252', '28,693.2', '9.91', /Transcription factor, MADS-box \(IPR002100\)/])
    expect(section.getByText(text)).toBeTruthy()
})

test('[DGENE-009] plant ontology annotations show category, relationship type and keywords', async () => {
  await renderRecord(geneKind, page, at4g189601)
  const section = within(screen.getByRole('region', { name: 'Expression' }))
  expect(section.getByText('Plant Structure')).toBeTruthy()
  expect(section.getByText(/expressed in/)).toBeTruthy()
  expect(section.getByRole('link', { name: 'carpel' }).getAttribute('href')).toBe('/keyword?key=1000000210')
})

test('[DGENE-010] external links join base URL and variable', async () => {
  await renderRecord(geneKind, page, at4g189601)
  const links = within(screen.getByRole('region', { name: 'External Links' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.arabidopsis.org/gene?key=2117143',
    'https://www.ncbi.nlm.nih.gov/nuccore/NM_118013.2',
  ])
})

test('[DGENE-011] a gene without data shows the exact empty texts', async () => {
  await renderRecord(geneKind, page, at1g010731)
  const texts = `No Symbols available; No Gene Features available; No Map Locations available; No sequences available;
    No protein data available; No Gene Ontology Annotations available; No Plant Ontology Annotations available; No Germplasms found;
    No polymorphisms available; No publications available; No external links available; No comments found`
  for (const text of texts.split(/;\s+/)) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})
