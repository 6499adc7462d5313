import { releaseQuery } from '@rosette/api-client/record-query.ts'
import type { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './app.tsx'
import { DemoNote } from './record-view.tsx'
import { DemoLine } from './shell/footer/footer.tsx'

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))
afterEach(() => vi.unstubAllGlobals())

function source(kind: string, isDemo: boolean): ReleaseFacts['sources'][number] {
  const counts = { bytes: 1, lines: 1, rows: 1, rejected: 0 }
  return {
    kind,
    isDemo,
    title: kind,
    file: `${kind}.tsv`,
    sha256: '',
    ...counts,
    licence: 'CC0',
    citation: 'Nobody (2026)',
    recordKinds: [kind],
  }
}

/** Draws the notice of the footer as it is while this release is served. */
function show(sources: ReleaseFacts['sources']): string {
  const queryClient = createQueryClient()
  queryClient.setQueryData(releaseQuery().queryKey, {
    releaseId: 'one',
    builtAt: null,
    counts: {},
    sources,
    doi: null,
    chromosomes: [],
    held: [],
    previous: null,
  })
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <DemoLine />
    </QueryClientProvider>,
  )
  return container.textContent ?? ''
}

test('a site with published data says nothing', () => {
  expect(show([source('locus', false), source('germplasm', false)])).toBe('')
})

test('[COVER-007] a demonstration says so in the footer, once', () => {
  expect(show([source('locus', true), source('germplasm', true)])).toMatch(/^Demonstration data: .* everything else is made up\.$/)
})

test('[COVER-007] of made-up records beside published ones the footer says nothing: they say it themselves', () => {
  expect(show([source('locus', false), source('germplasm', true)])).toBe('')
})

test('[TRUTH-008] a note stands above a made-up record and above no other', () => {
  const { rerender } = render(<DemoNote record={{}} />)
  expect(screen.queryByRole('note')).toBeNull()
  rerender(<DemoNote record={{ isMadeUp: true }} />)
  expect(screen.getByRole('note').textContent).toContain('Example record, not real data')
})
