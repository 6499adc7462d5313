import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { locusKind } from '../../contract/locus-kind.ts'
import { at4g18960 } from '../../fixtures/at4g18960.ts'
import { page } from '../locus-page.tsx'

test('[INTER-001] interactions with partner, kind, method, source and PubMed, counted by kind', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const section = within(screen.getByRole('region', { name: 'Protein Data' }))
  expect(section.getByText(/^1 physical, 1 regulatory, 1 unclassified\./)).toBeTruthy()
  const partners = section.getByRole('link', { name: 'Open 3 partners in gene results' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(partners)).toContain('AT1G24260,AT5G61850,AT1G69120')
  const rows = within(section.getByRole('table', { name: 'Interactions' }))
    .getAllByRole('row')
    .slice(1)
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(cells).toEqual([
    ['AT1G24260', 'SEP3', 'physical', 'yeast two-hybrid assay', 'TAIR', 'PubMed 11206550 (opens in a new tab)'],
    ['AT5G61850', 'LFY', 'regulatory, is activated by partner', 'MI:1195', 'BAR', 'PubMed 10417375 (opens in a new tab)'],
    ['AT1G69120', 'AP1', 'Not stated', 'Not stated', 'BioGRID', 'Not stated'],
  ])
  expect(section.getByRole('link', { name: 'AT1G24260' }).getAttribute('href')).toContain('/locus?')
})

test('[NETWORK-003] evidence stands with the method, a compilation with its source, and an article without PubMed ID as it is cited', async () => {
  const [first] = at4g18960.interactions.rows
  if (!first) throw new Error('AT4G18960 has interactions')
  const row = {
    ...first,
    method: null,
    evidence: 'rank 1 (best)',
    source: 'CKN',
    pubmedId: null,
    reference: 'Mendoza 2005',
    isCompiled: true,
  }
  await renderRecord(locusKind, page, { ...at4g18960, interactions: { rows: [row], total: 1, counts: [] } })
  const cells = within(screen.getByRole('table', { name: 'Interactions' })).getAllByRole('cell')
  expect(cells.slice(3).map((cell) => cell.textContent)).toEqual(['rank 1 (best)', 'CKN (compilation)', 'Mendoza 2005'])
})

test('[NETWORK-004] the section leads to the network of the locus and its partners', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const link = screen.getByRole('link', { name: 'Show the network of AT4G18960 and its partners' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/tools/network?items=AT4G18960,AT1G24260,AT5G61850,AT1G69120')
})

test('[INTER-001] a locus without interactions says so', async () => {
  await renderRecord(locusKind, page, { ...at4g18960, interactions: { rows: [], total: 0, counts: [] } })
  expect(screen.getByText('No data available')).toBeTruthy()
})
