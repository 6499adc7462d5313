import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { someCoverage } from '@rosette/test-kit/sequences/some-coverage.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defaultPeople, type SiteConfig } from '../../site/contract/site-config.ts'
import { SiteProvider } from '../../site/web/site-context.tsx'
import { PatternSearchPage } from './pattern-search-page.tsx'

const site: SiteConfig = {
  curatorEmail: 'curator@example.org',
  version: '1.2.3',
  buildDate: '2026-03-09',
  externalLinks: {},
  people: defaultPeople,
}

test('[COVER-002] [RUN-022] sets say what they hold, a partial one warns, and units are named before the form is filled', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.startsWith('/api/release/coverage') ? someCoverage : { requiresLogin: false, takesUnit: true }),
  )
  await renderInSite(
    <SiteProvider site={site}>
      <PatternSearchPage />
    </SiteProvider>,
    '/tools/patmatch',
  )
  expect(await screen.findByRole('option', { name: 'Araport11 locus upstream sequences, 1000 bp (1,718 of 38,193)' })).toBeTruthy()
  expect(screen.getByText(/^This set holds 1,718 of 38,193 upstream regions: the release has 5\.8 of 119\.7 Mb/)).toBeTruthy()
  expect(await screen.findByText(/^A run takes one unit/)).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: /Sequences/ }), { target: { value: 'araport11_protein' } })
  expect(screen.queryByText(/^This set holds/)).toBeNull()
})
