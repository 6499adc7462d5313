import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { proteinKind } from '../contract/protein-kind.ts'
import { at4g189601 } from '../fixtures/at4g18960-1.ts'
import { page } from './protein-page.tsx'

test('[DPROT-001] the title is Protein and the five sections are in order', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Protein')
  expect(page.sections.map((section) => section.title)).toEqual(['Sequence', 'Summary', 'Properties', 'Domains', 'External Links'])
})

test('[DPROT-002] properties show mass, isoelectric point and length', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  const properties = within(screen.getByRole('region', { name: 'Properties' }))
  for (const text of ['28,693.2 Da', '9.91', '252 aa']) expect(properties.getByText(text)).toBeTruthy()
})

test('[DPROT-003] a domain shows its place, its InterPro entry, type, accession and description', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  const [, row] = within(screen.getByRole('table', { name: 'Signatures' })).getAllByRole('row')
  const cells = row ? within(row).getAllByRole('cell') : []
  const texts = cells.map((cell) => cell.textContent)
  expect(texts[2]).toMatch(/^IPR002100/)
  expect(texts.toSpliced(2, 1)).toEqual([
    '17',
    '77',
    'Transcription factor, MADS-box',
    'PROSITE',
    'PS50066',
    'Transcription factor, MADS-box',
  ])
})

test('[DPROT-005] the sequence can be sent to the sequence search', async () => {
  await renderRecord(proteinKind, page, at4g189601)
  const href = screen.getByRole('link', { name: 'Send to BLAST' }).getAttribute('href')
  expect(href).toBe(`/tools/blast?sequence_type=protein&sequence=${at4g189601.sequence}`)
})

test('[DPROT-006] a bare protein shows the exact empty texts', async () => {
  await renderRecord(proteinKind, page, {
    ...at4g189601,
    sequence: null,
    associatedGenes: [],
    externalLinks: [],
    domains: [],
    interproDomains: [],
  })
  const texts = ['No Sequence available', 'No associated genes available', 'No external links available', 'No comments available']
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
})
