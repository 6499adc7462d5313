import { renderInSite, setCookie } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecordList } from '../../list-contents/contract/record-list.ts'
import { emptyProfile } from '../../sessions/contract/empty-profile.ts'
import { clearAuth, reloadProfile } from '../../sessions/web/auth-state.ts'
import { parseEnrichmentView } from '../contract/enrichment-view.ts'
import { ChooseList } from './choose-list.tsx'
import { EnrichmentResult } from './enrichment-result.tsx'
import { someAnswer } from './fixtures/some-answer.ts'
import { SettingsBar } from './settings-bar.tsx'

const [mine, other] = ['M'.repeat(22), 'O'.repeat(22)]
const flora = { ...emptyProfile, credentialId: '7', username: 'flora', email: 'flora@example.org', communityId: 7 }

/** The one list of a member. */
const floweringTime: RecordList = {
  listId: 'L'.repeat(22),
  kind: 'locus',
  name: 'Flowering time',
  note: null,
  tags: [],
  hasReport: false,
  colour: null,
  isOwn: true,
  isShared: false,
  showsOwner: false,
  owner: null,
  currentVersion: 1,
  version: 1,
  contentId: mine,
  count: 3,
  leftoverCount: 0,
  origin: { by: 'chosen' },
  releaseId: 'demo',
  madeAt: '2026-11-01T00:00:00Z',
  createdAt: '2026-11-01T00:00:00Z',
  changedAt: '2026-11-01T00:00:00Z',
  deletedAt: null,
  openChanges: 0,
}

const request: string[] = []
const sent: Record<string, unknown[]> = {}
const loci = { any: ['AT1G01010', 'AT4G18960', 'AT5G10140'], all: ['AT4G18960'] }

/** Stands in for the server of a member with one list. */
function answer(address: string): Response {
  if (address.startsWith('/api/auth/profile')) return Response.json(flora)
  if (address.startsWith('/api/enrichment/loci')) return Response.json(loci)
  if (address.startsWith('/api/record-lists')) return Response.json(sent[address] ? floweringTime : { lists: [floweringTime] })
  if (address.startsWith(`/api/list-contents/${other}`)) {
    const counts = { current: 12, replaced: 0, split: 0, obsolete: 0, gone: 0 }
    return Response.json({ id: other, kind: 'locus', count: 12, counted: 12, releaseId: 'demo', counts, from: 0, items: [], next: null })
  }
  if (address.startsWith('/api/list-contents')) return Response.json({ id: other, kind: 'locus', count: 3, counted: 3 })
  return Response.json({ id: 'c', name: 'term c', loci: loci.any, genes: [] })
}

beforeEach(async () => {
  request.length = 0
  for (const address of Object.keys(sent)) delete sent[address]
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    request.push(address)
    if (typeof body === 'string') sent[address] = [...(sent[address] ?? []), JSON.parse(body)]
    return answer(address)
  })
  for (const name of ['credentialId', 'secretKey']) setCookie(name, `a-${name}`)
  await reloadProfile()
})
afterEach(clearAuth)

const viewOf = (query: string) => parseEnrichmentView(new URLSearchParams(query))

/** Saves what the open dialog offers, and returns what the server was sent. */
async function saveAs(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as list' }))
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', name)
  await dialog.findByText(/in the order shown/)
  fireEvent.click(dialog.getByRole('button', { name: 'Save list' }))
  await dialog.findByText(/is saved/)
  // One in the corner, one below the sentence.
  for (const button of dialog.getAllByRole('button', { name: 'Close' }).slice(-1)) fireEvent.click(button)
  return { content: sent['/api/list-contents']?.at(-1), list: sent['/api/record-lists']?.at(-1) }
}

test('[ENRICH-024] a list of the visitor takes the place of pasted ids', async () => {
  const { router } = await renderInSite(<ChooseList />, '/?term=x&items=AG')
  fireEvent.click(screen.getByRole('button', { name: 'From my lists' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Flowering time (3)' }))
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ list: mine }))
})

function Settings({ query }: { query: string }) {
  const [isPasting, setPasting] = useState(false)
  return <SettingsBar view={viewOf(query)} answer={someAnswer()} isPasting={isPasting} onPasting={setPasting} />
}

test('[ENRICH-024] list and own background are named, and the background can be a list too', async () => {
  const query = `list=${mine}&backgroundList=${other}`
  const { router } = await renderInSite(<Settings query={query} />, `/?${query}`)
  expect(await screen.findByRole('link', { name: 'Flowering time · change' })).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: '12 loci · change' }))
  fireEvent.click(screen.getByRole('button', { name: 'From my lists' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Flowering time (3)' }))
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ list: mine, backgroundList: mine }))
})

test('[ENRICH-025] all genes behind a term are saved under its name, with the page that they were found on', async () => {
  await renderInSite(
    <EnrichmentResult view={viewOf(`list=${mine}&term=c`)} query={{ list: mine }} answer={someAnswer()} />,
    `/tools/enrichment?list=${mine}&term=c`,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Save as list' }))
  expect(await saveAs('term c')).toMatchObject({
    content: { kind: 'locus', items: loci.any },
    list: { name: 'term c', origin: { by: 'term', address: `/tools/enrichment?list=${mine}&term=c` } },
  })
})

test('[ENRICH-026] ticked terms are counted, and the genes of either or both are saved or opened in results', async () => {
  const { router } = await renderInSite(
    <EnrichmentResult view={viewOf(`list=${mine}`)} query={{ list: mine }} answer={someAnswer()} />,
    `/?list=${mine}`,
  )
  expect(screen.queryByRole('region', { name: 'Ticked terms' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tick term c' }))
  const bar = within(screen.getByRole('region', { name: 'Ticked terms' }))
  expect(await bar.findByText(/3 genes have it$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tick term d' }))
  expect((await bar.findByText(/3 genes have either, 1 both$/)).textContent).toBe('2 terms ticked: 3 genes have either, 1 both')
  expect(request.at(-1)).toBe(`/api/enrichment/loci?list=${mine}&terms=c%7Cd`)
  fireEvent.click(bar.getByRole('button', { name: 'Save as list' }))
  const saved = await saveAs('term c and 1 other term')
  expect(saved).toMatchObject({ content: { kind: 'locus', items: loci.any } })
  fireEvent.click(bar.getByRole('radio', { name: 'Both' }))
  fireEvent.click(bar.getByRole('button', { name: 'Open in results' }))
  await vi.waitFor(() => expect(router.state.location.search).toMatchObject({ category: 'genes', 'is.list': other }))
  expect(request.at(-1)).toBe('/api/list-contents')
  expect(sent['/api/list-contents']?.at(-1)).toEqual({ kind: 'locus', items: loci.all })
})

test('[ENRICH-026] of three terms the sentence tells how many genes have one of them, and how many all', async () => {
  const view = viewOf(`list=${mine}&folded=1`)
  await renderInSite(<EnrichmentResult view={view} query={{ list: mine }} answer={someAnswer()} />, `/?list=${mine}&folded=1`)
  for (const id of ['b', 'c', 'd']) fireEvent.click(screen.getByRole('checkbox', { name: `Tick term ${id}` }))
  const bar = within(screen.getByRole('region', { name: 'Ticked terms' }))
  expect((await bar.findByText(/all$/)).textContent).toBe('3 terms ticked: 3 genes have at least one, 1 all')
  fireEvent.click(bar.getByRole('radio', { name: 'All' }))
  fireEvent.click(bar.getByRole('button', { name: 'Save as list' }))
  expect(await saveAs('term b and 2 other terms')).toMatchObject({ content: { kind: 'locus', items: loci.all } })
})

test('[ENRICH-026] ticks are taken away at once', async () => {
  await renderInSite(<EnrichmentResult view={viewOf('items=AG')} query={{ items: 'AG' }} answer={someAnswer()} />, '/?items=AG')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tick term c' }))
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: 'Ticked terms' })).toBeNull()
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(2)
})
