import type { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { defaultPeople } from '@rosette/features/site/contract/site-config.ts'
import { SiteProvider } from '@rosette/features/site/web/site-context.tsx'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReleaseNotesPage } from './release-notes-page.tsx'

const site = { curatorEmail: 'curator@example.org', version: '1.2.3', buildDate: '2026-03-09', externalLinks: {}, people: defaultPeople }
const facts: ReleaseFacts = {
  releaseId: '2026_11',
  builtAt: null,
  doi: null,
  chromosomes: [],
  counts: {},
  sources: [],
  held: [],
  previous: null,
}

afterEach(() => vi.unstubAllGlobals())

async function show(release: ReleaseFacts): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json(release))
  await renderInSite(
    <SiteProvider site={site}>
      <ReleaseNotesPage />
    </SiteProvider>,
  )
  await screen.findByText('2026_11')
}

test('[SIGN-002] the release notes lead to the DOI of the release', async () => {
  await show({ ...facts, doi: '10.5281/zenodo.1234567' })
  expect(screen.getByText('DOI')).toBeDefined()
  expect(screen.getByRole('link', { name: /10\.5281\/zenodo\.1234567/ }).getAttribute('href')).toBe(
    'https://doi.org/10.5281/zenodo.1234567',
  )
})

test('[SIGN-002] of a release without a DOI they say nothing', async () => {
  await show(facts)
  expect(screen.queryByText('DOI')).toBeNull()
})

test('[SIGN-010] the release notes list the digests of whole chromosomes, and say which are not whole', async () => {
  const digests = { refget: 'SQ.aKF498dAxcJAqme6QYQ7EZ07-fiw8Kw2', md5: 'f1f8f4bf413b16ad135722aa4591043e' }
  const chromosomes = [
    { name: 'Chr1', length: 30_427_671, refget: null, md5: null },
    { name: 'ChrC', length: 154_478, ...digests },
  ]
  await show({ ...facts, chromosomes })
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toContain('Chr1, 30,427,671 bp: this release has only parts of it.')
  expect(items).toContain(`ChrC, 154,478 bp: refget ${digests.refget}, MD5 ${digests.md5}`)
})

test('[SIGN-010] a release without digests has no list of chromosomes', async () => {
  await show({ ...facts, chromosomes: [{ name: 'ChrC', length: 154_478, refget: null, md5: null }] })
  expect(screen.queryByText('Chromosomes')).toBeNull()
})
