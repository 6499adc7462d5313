import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RunStatus } from '../../runs/contract/run-status.ts'
import { defaultPeople, type SiteConfig } from '../../site/contract/site-config.ts'
import { SiteProvider } from '../../site/web/site-context.tsx'
import { EnrichmentPage } from './enrichment-page.tsx'
import { someAnswer } from './fixtures/some-answer.ts'

const site: SiteConfig = {
  curatorEmail: 'curator@example.org',
  version: '1.2.3',
  buildDate: '2026-03-09',
  externalLinks: { panther: 'https://panther.example.org/' },
  people: defaultPeople,
}
const query = 'items=AG%2CFLC&source=go_mf&min=3'

const open = (address: string) =>
  renderInSite(
    <SiteProvider site={site}>
      <EnrichmentPage />
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
