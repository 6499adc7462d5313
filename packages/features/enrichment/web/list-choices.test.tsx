import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { type ListParts, ListPartsProvider, type ListSeed } from '@rosette/ui-kit/lists/list-parts.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseEnrichmentView } from '../contract/enrichment-view.ts'
import { ChooseList } from './choose-list.tsx'
import { EnrichmentResult } from './enrichment-result.tsx'
import { someAnswer } from './fixtures/some-answer.ts'
import { SettingsBar } from './settings-bar.tsx'

const [mine, other] = ['M'.repeat(22), 'O'.repeat(22)]

/** Lists of a visitor who has one, and what was to be saved. */
const seeds: { seed: ListSeed; name: string }[] = []
const parts: ListParts = {
  ListPicker: ({ kind, onClose, ...picked }) => (
    <button
      type="button"
      onClick={() => {
        if ('onContent' in picked) picked.onContent(kind === 'locus' ? mine : '')
        onClose()
      }}
    >
      Take my list
    </button>
  ),
  ListName: ({ contentId }) => (contentId === mine ? 'Flowering time' : '12 loci'),
  SaveListDialog: ({ seed, name }) => {
    seeds.push({ seed, name })
    return null
  },
}

const asked: string[] = []
const kept: unknown[] = []
const loci = { any: ['AT1G01010', 'AT4G18960', 'AT5G10140'], all: ['AT4G18960'] }

beforeEach(() => {
  asked.length = 0
  kept.length = 0
  seeds.length = 0
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    asked.push(address)
    if (typeof body === 'string') kept.push(JSON.parse(body))
    if (address.startsWith('/api/enrichment/loci')) return Response.json(loci)
    if (address.startsWith('/api/list-contents')) return Response.json({ id: other, kind: 'locus', count: 3, counted: 3 })
    return Response.json({ id: 'c', name: 'term c', loci: loci.any, genes: [] })
  })
})

const withLists = (children: ReactNode, address: string) =>
  renderInSite(<ListPartsProvider parts={parts}>{children}</ListPartsProvider>, address)
const viewOf = (query: string) => parseEnrichmentView(new URLSearchParams(query))

test('[ENRICH-024] a list of the visitor takes the place of pasted ids', async () => {
  const { router } = await withLists(<ChooseList />, '/?term=x&items=AG')
  fireEvent.click(screen.getByRole('button', { name: 'From my lists' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Take my list' }))
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ list: mine }))
})

test('[ENRICH-024] list and own background are named, and the background can be a list too', async () => {
  const query = `list=${mine}&backgroundList=${other}`
  const { router } = await withLists(<SettingsBar view={viewOf(query)} answer={someAnswer()} />, `/?${query}`)
  expect(await screen.findByRole('link', { name: 'Flowering time · change' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '12 loci · change' }))
  fireEvent.click(screen.getByRole('button', { name: 'From my lists' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Take my list' }))
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ list: mine, backgroundList: mine }))
})

test('[ENRICH-025] all genes behind a term are saved under its name, with the page that they were found on', async () => {
  await withLists(
    <EnrichmentResult view={viewOf(`list=${mine}&term=c`)} query={{ list: mine }} answer={someAnswer()} />,
    `/tools/enrichment?list=${mine}&term=c`,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Save as list' }))
  expect(seeds.at(-1)).toEqual({
    seed: { kind: 'locus', items: loci.any, address: `/tools/enrichment?list=${mine}&term=c` },
    name: 'term c',
  })
})

test('[ENRICH-026] ticked terms are counted, and the genes of either or both are saved or opened in results', async () => {
  const { router } = await withLists(
    <EnrichmentResult view={viewOf(`list=${mine}`)} query={{ list: mine }} answer={someAnswer()} />,
    `/?list=${mine}`,
  )
  expect(screen.queryByRole('region', { name: 'Ticked terms' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tick term c' }))
  const bar = within(screen.getByRole('region', { name: 'Ticked terms' }))
  expect(await bar.findByText(/3 genes have it$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tick term d' }))
  expect((await bar.findByText(/3 genes have either, 1 both$/)).textContent).toBe('2 terms ticked: 3 genes have either, 1 both')
  expect(asked.at(-1)).toBe(`/api/enrichment/loci?list=${mine}&terms=c%7Cd`)
  fireEvent.click(bar.getByRole('button', { name: 'Save as list' }))
  expect(seeds.at(-1)).toMatchObject({ seed: { kind: 'locus', items: loci.any }, name: 'term c and 1 other term' })
  fireEvent.click(bar.getByRole('radio', { name: 'Both' }))
  fireEvent.click(bar.getByRole('button', { name: 'Open in results' }))
  await vi.waitFor(() => expect(router.state.location.search).toMatchObject({ category: 'genes', 'is.list': other }))
  expect(asked.at(-1)).toBe('/api/list-contents')
  expect(kept).toEqual([{ kind: 'locus', items: loci.all }])
})

test('[ENRICH-026] of three terms the sentence tells how many genes have one of them, and how many all', async () => {
  const view = viewOf(`list=${mine}&folded=1`)
  await withLists(<EnrichmentResult view={view} query={{ list: mine }} answer={someAnswer()} />, `/?list=${mine}&folded=1`)
  for (const id of ['b', 'c', 'd']) fireEvent.click(screen.getByRole('checkbox', { name: `Tick term ${id}` }))
  const bar = within(screen.getByRole('region', { name: 'Ticked terms' }))
  expect((await bar.findByText(/all$/)).textContent).toBe('3 terms ticked: 3 genes have at least one, 1 all')
  fireEvent.click(bar.getByRole('radio', { name: 'All' }))
  fireEvent.click(bar.getByRole('button', { name: 'Save as list' }))
  expect(seeds.at(-1)).toMatchObject({ seed: { items: loci.all }, name: 'term b and 2 other terms' })
})

test('[ENRICH-026] ticks are taken away at once', async () => {
  await withLists(<EnrichmentResult view={viewOf('items=AG')} query={{ items: 'AG' }} answer={someAnswer()} />, '/?items=AG')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tick term c' }))
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: 'Ticked terms' })).toBeNull()
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(2)
})
