import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { genesymbolKind } from '../contract/genesymbol-kind.ts'
import { abi } from '../fixtures/abi.ts'
import { page } from './genesymbol-page.tsx'

test('[DSYM-001] [DETAIL-049] the title is Gene Class Symbol, the sections Summary, Associated Loci and Attribution', async () => {
  await renderRecord(genesymbolKind, page, abi)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gene Class Symbol')
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toBe('Gene Class SymbolABI')
  expect(page.sections.map((section) => section.title)).toEqual(['Summary', 'Associated Loci', 'Attribution'])
})

test.for([true, false])('[DSYM-002] the row Phenotype Class is shown only with a mutant phenotype: %s', async (hasMutantPhenotype) => {
  await renderRecord(genesymbolKind, page, { ...abi, hasMutantPhenotype })
  expect(screen.queryByText('Phenotype Class') !== null).toBe(hasMutantPhenotype)
})

test.for(['single_locus', 'multiple_loci'] as const)('[DSYM-003] the number of loci is shown as %s', async (associatedLociCount) => {
  await renderRecord(genesymbolKind, page, { ...abi, associatedLociCount })
  expect(screen.getByText(associatedLociCount.replace('_', ' '))).toBeTruthy()
})

test('[DSYM-004] a symbol without data shows the exact empty texts', async () => {
  await renderRecord(genesymbolKind, page, { ...abi, associatedLocis: [] })
  for (const text of ['No Associated Genes available', 'No attributions available']) expect(screen.getByText(text)).toBeTruthy()
})
