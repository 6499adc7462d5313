import { releaseQuery } from '@rosette/api-client/record-query.ts'
import type { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryClient } from './app.tsx'
import { RecordSources } from './record-view.tsx'

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
  queryClient.setQueryData(releaseQuery().queryKey, { releaseId: '2026_11', builtAt: null, counts: {}, sources, previous: null })
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
