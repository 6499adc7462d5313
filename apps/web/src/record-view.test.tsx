import { recordQuery, releaseQuery } from '@rosette/api-client/record-query.ts'
import type { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { defaultPeople } from '@rosette/features/site/contract/site-config.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { App, createQueryClient } from './app.tsx'
import { RecordSources } from './record-view.tsx'
import { createAppRouter } from './router.tsx'

function source(title: string, recordKinds: string[]): ReleaseFacts['sources'][number] {
  const counts = { bytes: 1, lines: 1, rows: 1, rejected: 0 }
  return {
    kind: 'locus',
    isDemo: false,
    title,
    file: `${title}.tsv`,
    sha256: '',
    ...counts,
    licence: 'CC0',
    citation: 'None.',
    recordKinds,
  }
}

function show(sources: ReleaseFacts['sources']): void {
  const queryClient = createQueryClient()
  queryClient.setQueryData(releaseQuery().queryKey, {
    releaseId: '2026_11',
    builtAt: null,
    counts: {},
    sources,
    doi: null,
    chromosomes: [],
    held: [],
    previous: null,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RecordSources kind={{ name: 'gene', label: 'Gene' }} />
    </QueryClientProvider>,
  )
}

test('a record names the files that its kind follows from, with their licence, and no others', () => {
  show([source('models', ['gene', 'locus']), source('seeds', ['germplasm'])])
  expect(screen.getByText('Source files of gene records').tagName).toBe('SUMMARY')
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'models, models.tsv. CC0. None.',
  ])
})

test('a kind that follows from no file says nothing', () => {
  show([source('seeds', ['germplasm'])])
  expect(screen.queryByText(/Source files/)).toBeNull()
})

test('a page starts afresh for the next record, also if both have one name', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('scrollTo', () => {})
  const site = { curatorEmail: 'people@rosette.test', version: '1.2.3', buildDate: '2026-03-09', externalLinks: {}, people: defaultPeople }
  const queryClient = createQueryClient()
  for (const [mapId, chromosome] of [
    [1000000400, 'Chr4'],
    [1000000500, 'Chr5'],
  ] as const) {
    const parts = { length: null, description: null, markerCount: 0, markers: [], gaps: [] }
    queryClient.setQueryData(recordQuery(kinds.map, { key: String(mapId) }).queryKey, {
      mapId,
      name: 'Col x Ler',
      mapType: 'genetic',
      chromosome,
      units: 'cM',
      ...parts,
    })
  }
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: ['/map?key=1000000400'] }))
  render(<App data={{ site, firstView: null }} queryClient={queryClient} router={router} />)
  await screen.findByRole('heading', { level: 1, name: /chromosome 4/ })
  const first = document.querySelector('article')
  await act(() => router.navigate({ to: '/map?key=1000000500' }))
  await screen.findByRole('heading', { level: 1, name: /chromosome 5/ })
  expect(document.querySelector('article')).not.toBe(first)
  vi.unstubAllGlobals()
})
