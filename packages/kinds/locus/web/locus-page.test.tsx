import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { locusKind } from '../contract/locus-kind.ts'
import { at4g18960 } from '../fixtures/at4g18960.ts'
import { page } from './locus-page.tsx'

test('[DLOCUS-002] the title is the name with the representative symbol in brackets', async () => {
  await renderRecord(locusKind, page, at4g18960)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Locus: AT4G18960 (AG)')
})

test('[DLOCUS-004] the twelve sections stand in order', () => {
  const titles = 'Summary, Transcripts, Maps and Mapping Data, Sequences, Protein Data, Expression, Gene Ontology, Homology'
  const expected = [...titles.split(', '), 'Germplasm and Clones', 'Polymorphisms', 'Publications', 'External Links']
  expect(page.sections.map((section) => section.title)).toEqual(expected)
})

test('[DLOCUS-031] a bare locus says the exact empty texts', async () => {
  const none = { rows: [], total: 0 }
  await renderRecord(locusKind, page, {
    ...at4g18960,
    symbols: [],
    geneModels: [],
    mapLocations: [],
    proteinSequences: [],
    proteins: [],
    annotationGroups: [],
    germplasms: none,
    polymorphisms: none,
    publications: none,
    externalLinks: [],
  })
  const texts = `No comments found; No update history available; No sequences available; No protein data available; No Map Locations available;
    No Map Links Available; No markers available; No Gene Ontology Annotations available; No Plant Ontology Annotations available;
    No Germplasms found; No Clones found; No polymorphisms available; No publications available; No external links available; No Symbols available`
  for (const text of texts.split(/;\s+/)) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('[DLOCUS-016] Gene Ontology and Expression say how many unique annotations there are, and lead to the keywords', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const ontology = within(screen.getByRole('region', { name: 'Gene Ontology' }))
  expect(ontology.getByText('4 unique annotations')).toBeTruthy()
  expect(ontology.getByRole('link', { name: 'carpel development' }).getAttribute('href')).toBe('/keyword?key=18844')
  expect(ontology.getAllByText('IMP')[0]?.getAttribute('title')).toBe('inferred from mutant phenotype')
  const expression = within(screen.getByRole('region', { name: 'Expression' }))
  expect(expression.getByText('2 unique annotations')).toBeTruthy()
  expect(expression.getByRole('heading', { name: 'Plant Structure' })).toBeTruthy()
})
