import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReleaseEntry } from '../contract/release-changes.ts'
import { ReleaseLines } from './release-lines.tsx'

const entry: ReleaseEntry = {
  releaseId: 'c',
  publishedAt: '2026-12-01T08:00:00.000Z',
  standing: 'current',
  isHeld: true,
  againstId: 'b',
  comparison: 'compared',
  changedRecords: 3,
}

test('[DIFF-011] the list says of each release when it came, what it changed, and whether it can be read', () => {
  render(
    <ReleaseLines
      here="b"
      releases={[
        { ...entry, releaseId: 'd', standing: 'rolled_back', comparison: 'waiting', againstId: 'c' },
        entry,
        { ...entry, releaseId: 'b', standing: 'earlier', changedRecords: 0, againstId: 'a' },
        { ...entry, releaseId: 'a', standing: 'earlier', isHeld: false, comparison: 'first', againstId: null },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'drolled back2026-12-01 · being compared with c',
    'ccurrent2026-12-01 · 3 records changed',
    'bcan be read2026-12-01 · no record changed',
    'aearlier2026-12-01 · first release',
  ])
  expect(screen.getAllByRole('listitem').map((line) => line.getAttribute('aria-current'))).toEqual([null, null, 'page', null])
  expect(screen.getByRole('link', { name: 'c' }).getAttribute('href')).toBe('/about/releases/c')
})
