import type { ReleasePart } from '@rosette/contract-kit/kind/release-parts.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { someCoverage } from '@rosette/test-kit/sequences/some-coverage.ts'
import { SiteFactsProvider } from '@rosette/ui-kit/app-facts.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RunStatus } from '../../runs/contract/run-status.ts'
import { defaultPeople, type SiteConfig } from '../../site/contract/site-config.ts'
import { SiteProvider } from '../../site/web/site-context.tsx'
import { EnrichmentSettings } from '../contract/enrichment-call.ts'
import { EnrichmentPage } from './enrichment-page.tsx'
import { someAnswer, someTerm } from './fixtures/some-answer.ts'

const site: SiteConfig = {
  curatorEmail: 'curator@example.org',
  version: '1.2.3',
  buildDate: '2026-03-09',
  externalLinks: { panther: 'https://panther.example.org/' },
  people: defaultPeople,
}
const query = 'items=AG%2CFLC&source=go_mf&min=3'

const open = (address: string, releaseParts: readonly ReleasePart[] = []) =>
  renderInSite(
    <SiteProvider site={site}>
      <SiteFactsProvider facts={{ curatorEmail: site.curatorEmail, releaseParts }}>
        <EnrichmentPage />
      </SiteFactsProvider>
    </SiteProvider>,
    address,
  )

test('[ENRICH-021] the code of the page makes the call of its address', async () => {
  vi.stubGlobal('fetch', async () => Response.json(someAnswer()))
  await open(`/tools/enrichment?${query}&folded=1`)
  expect(await screen.findByText('GO process terms were found.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Download and cite' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Download and cite' }))
  expect((await dialog.findByText(/^curl /)).textContent).toContain(`${location.origin}/api/enrichment?${query}'`)
})

test('[ENRICH-022] the page links to the outside tool that the operator names', async () => {
  await open('/tools/enrichment')
  expect(screen.getByRole('link', { name: /PANTHER/ }).getAttribute('href')).toBe('https://panther.example.org/')
})

const token = 'T'.repeat(22)
const waiting: RunStatus = {
  token,
  tool: 'enrichment',
  title: 'Enrichment',
  formPath: '/tools/enrichment',
  state: 'waiting',
  place: 3,
  progress: null,
  createdAt: new Date().toISOString(),
  startedAt: null,
  finishedAt: null,
  keptUntil: '2100-01-01T00:00:00.000Z',
  releaseId: 'r1',
  fault: null,
  isFromStore: false,
  isOwn: true,
  willMail: false,
  summary: null,
}

test('[ENRICH-028] the page waits 2 seconds, then shows the run that its question has become, and at last its answer', async () => {
  const wishes: (string | null)[] = []
  let state: RunStatus['state'] = 'waiting'
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit = {}) => {
    if (address.startsWith('/api/enrichment')) {
      wishes.push(new Headers(headers).get('prefer'))
      return Response.json({ token, address: `/runs/${token}`, state }, { status: 202 })
    }
    return Response.json(address.endsWith('/answer.json') ? someAnswer() : { ...waiting, state })
  })
  await open(`/tools/enrichment?${query}`)
  expect(await screen.findByText(/^Position 3 in the queue/)).toBeTruthy()
  expect(wishes).toEqual(['respond-async, wait=2'])
  state = 'done'
  expect(await screen.findByText('GO process terms were found.', {}, { timeout: 5000 })).toBeTruthy()
  expect(screen.queryByText(/in the queue/)).toBeNull()
})

test('[ENRICH-031] another choice clears what was found, and so does choosing the genes of a custom background', async () => {
  let isHeld = false
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/release/coverage')) return Response.json(someCoverage)
    if (isHeld) await new Promise(() => {})
    return Response.json(someAnswer())
  })
  await open(`/tools/enrichment?${query}`)
  expect(await screen.findByText('GO process terms were found.')).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Background' }), { target: { value: 'own_list' } })
  expect(screen.queryByText('GO process terms were found.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Use as background' })).toBeTruthy()
  isHeld = true
  fireEvent.change(screen.getByRole('combobox', { name: 'Background' }), { target: { value: 'all' } })
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Use as background' })).toBeNull())
  expect(screen.queryByText('GO process terms were found.')).toBeNull()
})

test('[COVER-009] a source without annotations in the release is not offered, and says why', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.startsWith('/api/release/coverage') ? someCoverage : someAnswer()),
  )
  await open(`/tools/enrichment?${query}`)
  fireEvent.click(await screen.findByRole('button', { name: 'GO function' }))
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'PO structure (not in this release)' })).disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'PO stage' }).disabled).toBe(false)
})

test.each([
  [[], null],
  [['gene_sets'], 'Gene set'],
] as const)('[PATHWAY-007] of a release with %j the choice is %s', async (releaseParts, choice) => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.startsWith('/api/release/coverage') ? someCoverage : someAnswer()),
  )
  await open(`/tools/enrichment?${query}`, releaseParts)
  fireEvent.click(await screen.findByRole('button', { name: 'GO function' }))
  await screen.findByRole('checkbox', { name: 'PO structure (not in this release)' })
  expect(screen.queryByRole('checkbox', { name: /^(Pathway|Gene set)/ })?.closest('label')?.textContent ?? null).toBe(choice)
})

test('[ENRICH-033] sources are ticked, asked for at once, and each answered below a tab with its terms', async () => {
  const request: string[] = []
  const families = someAnswer({
    settings: EnrichmentSettings.parse({ source: 'family' }),
    significant: 1,
    shown: 1,
    terms: [someTerm('MADS', { name: 'MADS box family' })],
    method: 'Families were found.',
  })
  const both = { sources: [someAnswer(), families], tests: 3602, method: 'Both were found.' }
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/release/coverage')) return Response.json(someCoverage)
    request.push(address)
    return Response.json(address.includes('source=go_bp%2Cfamily') || address.includes('source=go_bp,family') ? both : someAnswer())
  })
  const { router } = await open('/tools/enrichment?items=AG')
  fireEvent.click(await screen.findByRole('button', { name: 'GO process' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Gene family' }))
  // Nothing is asked before all are ticked.
  expect(request).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Test these terms' }))
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ items: 'AG', source: 'go_bp,family' }))
  expect(await screen.findByText('Both were found.')).toBeTruthy()
  expect(screen.getByText(/^3,602 tests of 2 sources\. Each source has a background of its own/)).toBeTruthy()
  const tabs = within(screen.getByRole('navigation', { name: 'Terms' }))
  expect(tabs.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
    ['GO process4', 'page'],
    ['Gene family1', null],
  ])
  expect(screen.getByRole('checkbox', { name: 'Tick term c' })).toBeTruthy()
  fireEvent.click(tabs.getByRole('link', { name: /^Gene family/ }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Tick MADS box family' }))
  // What is asked about a term is asked of its source alone.
  await vi.waitFor(() => expect(request.at(-1)).toBe('/api/enrichment/loci?items=AG&source=family&terms=MADS'))
  expect(screen.queryByRole('checkbox', { name: 'Tick term c' })).toBeNull()
})

test('[ENRICH-033] sources are ticked before the first question too', async () => {
  vi.stubGlobal('fetch', async () => Response.json(someCoverage))
  await open('/tools/enrichment')
  fireEvent.click(screen.getByRole('checkbox', { name: 'InterPro' }))
  expect(screen.getByRole('link', { name: /^Flowering time/ }).getAttribute('href')).toMatch(/source=go_bp%2Cinterpro/)
})

const expressionSamples = {
  dataSets: [
    {
      name: 'tissue_atlas',
      title: 'Tissue atlas',
      unit: 'TPM',
      limit: 1,
      organs: [{ name: 'Root', samples: [{ name: 'R.A', label: 'Root apex' }] }],
    },
  ],
}

test('[EXPR-026] expressed genes as background: data set, organ or sample is in the address', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return Response.json(address.startsWith('/api/expression/samples') ? expressionSamples : someAnswer())
  })
  const { router } = await open(`/tools/enrichment?${query}`, ['expression'])
  const background = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Background' })
  expect(screen.queryByRole('combobox', { name: 'Expressed in' })).toBeNull()
  expect(requests.filter((address) => address.includes('expression'))).toEqual([])
  fireEvent.change(background, { target: { value: 'expressed' } })
  await screen.findByRole('option', { name: 'Root: Root apex' })
  const place = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Expressed in' })
  expect(
    within(place)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['any sample of Tissue atlas', 'Root', 'Root: Root apex'])
  fireEvent.change(place, { target: { value: 'tissue_atlas|Root|R.A' } })
  await vi.waitFor(() => expect(requests.at(-1)).toContain('background=expressed&expressedIn=tissue_atlas%7CRoot%7CR.A'))
  fireEvent.change(background, { target: { value: 'all' } })
  await vi.waitFor(() => expect(router.state.location.searchStr).not.toContain('expressedIn'))
})

test('[EXPR-020] without expression there is no such background, and nothing asks for samples', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return Response.json(someAnswer())
  })
  await open(`/tools/enrichment?${query}`)
  const background = await screen.findByRole('combobox', { name: 'Background' })
  expect(within(background).queryByRole('option', { name: /^expressed/ })).toBeNull()
  expect(requests.filter((address) => address.includes('expression'))).toEqual([])
})
