import { releaseQuery } from '@rosette/api-client/record-query.ts'
import type { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryClient } from '../app.tsx'
import { formatChanges, ReleaseNews } from './release-news.tsx'

function show(release: Partial<ReleaseFacts>) {
  const queryClient = createQueryClient()
  const facts = {
    releaseId: '2026_11',
    builtAt: '2026-11-01T10:00:00.000Z',
    counts: {},
    sources: [],
    doi: null,
    chromosomes: [],
    held: [],
    previous: null,
    ...release,
  }
  queryClient.setQueryData(releaseQuery().queryKey, facts)
  return renderInSite(
    <QueryClientProvider client={queryClient}>
      <ReleaseNews />
    </QueryClientProvider>,
  )
}

test('[HOME-015] a release has name, day, number of files and a link to its notes; without one nothing is said', async () => {
  const { unmount } = await show({})
  expect(screen.getByRole('region', { name: 'What is new' }).textContent).toContain(
    'Release 2026_11 was built on 2026-11-01 from 0 source files.',
  )
  expect(screen.getByRole('link', { name: 'Release notes' }).getAttribute('href')).toBe('/about/release-notes')
  unmount()
  await show({ releaseId: '' })
  expect(screen.queryByRole('region')).toBeNull()
})

test('[HOME-016] the changes since the release before are said, the largest first; kinds that did not change are left out', () => {
  const previous = { releaseId: '2026_08', counts: { locus: 38_196, publication: 100, gene: 7 } }
  expect(formatChanges({ locus: 38_193, publication: 1304, gene: 7, germplasm: 1 }, previous)).toBe(
    'Since release 2026_08: 1,204 more publications, 3 fewer loci on the genome, 1 more germplasm lines.',
  )
  expect(formatChanges(previous.counts, previous)).toBe('It has as many records of each kind as release 2026_08.')
})

test('[HOME-016] nothing is compared if no earlier release is known', async () => {
  await show({ counts: { locus: 1 } })
  expect(screen.getByRole('region').textContent).not.toMatch(/Since|as many/)
})
