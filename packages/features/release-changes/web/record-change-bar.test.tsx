import { kindPages } from '@rosette/kinds/registry/pages.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RecordHistory } from '../contract/release-changes.ts'
import { anchorOf, LastChanged, RecordChangeBar } from './record-change-bar.tsx'
import { recordHistoryQuery } from './release-change-queries.ts'

const change: RecordHistory['changes'][number] = {
  releaseId: 'b',
  againstId: 'a',
  publishedAt: '2026-12-01T08:00:00.000Z',
  change: 'changed',
  sections: [
    { section: 'Gene Ontology', added: 8, removed: 1, rewritten: 0 },
    { section: 'Symbols', added: 0, removed: 0, rewritten: 1 },
  ],
}
const history: RecordHistory = { releaseId: 'b', againstId: 'a', areHeld: true, since: null, changes: [change] }
const kind = { name: 'locus', path: 'locus' }
const { page: locusPage } = await kindPages.locus()

function show(shown: RecordHistory): void {
  const queryClient = new QueryClient()
  queryClient.setQueryData(recordHistoryQuery('locus', 7).queryKey, shown)
  render(
    <QueryClientProvider client={queryClient}>
      <RecordChangeBar kind={kind} lookup={{ key: '7' }} label="AT3G47650" page={locusPage} />
      <LastChanged kind={kind} lookup={{ key: '7' }} label="AT3G47650" />
    </QueryClientProvider>,
  )
}

test('[DIFF-012] a changed record names the sections with their marks, leads to each, and to both states', () => {
  show(history)
  const bar = screen.getByRole('complementary', { name: 'Changes in this release' })
  expect(bar.textContent).toContain('Changed in this release:')
  expect(screen.getByRole('link', { name: /^Gene Ontology/ }).textContent).toContain('+8 −1')
  expect(screen.getByRole('link', { name: /^Gene Ontology/ }).getAttribute('href')).toBe('#gene-ontology')
  expect(screen.getByRole('link', { name: /^Symbols/ }).getAttribute('href')).toBe('#summary')
  expect(screen.getByRole('link', { name: 'Both states' }).getAttribute('href')).toBe('/locus/AT3G47650/changes')
})

test('[DIFF-012] a record that only an earlier release changed has no bar, but says when', () => {
  show({ ...history, releaseId: 'c', againstId: 'b' })
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(screen.getByText(/^Last changed with release/).textContent).toBe(
    'Last changed with release b (2026-12-01): Gene Ontology, Symbols.',
  )
})

test('[DIFF-012] a record that no release changed says nothing', () => {
  show({ ...history, changes: [] })
  expect(document.body.textContent).toBe('')
})

test('[DIFF-012] a new record is marked as new and has no earlier state', () => {
  show({ ...history, changes: [{ ...change, change: 'added', sections: [] }] })
  expect(screen.getByText('New in this release')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Both states' })).toBeNull()
})

test('[DIFF-012] a section leads to the part of the page with its title', () => {
  expect(anchorOf(locusPage, 'Markers')).toBe('markers')
})
