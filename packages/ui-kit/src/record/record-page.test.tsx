import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { definePage, defineTable } from './define-page.ts'
import { RecordPage } from './record-page.tsx'

type Plant = { name: string; isGone: boolean; seeds: string[] }

const kind = { label: 'Plant', title: (plant: Plant) => `Plant: ${plant.name}`, isObsolete: (plant: Plant) => plant.isGone }

const page = definePage<Plant>({
  identifier: (plant) => plant.name,
  keyFacts: (plant) => [{ label: 'Seeds', value: plant.seeds.length }],
  sections: [
    { id: 'broken', title: 'Broken', block: 'custom', render: Broken },
    {
      id: 'seeds',
      title: 'Seeds',
      block: 'table',
      table: defineTable({
        columns: [{ id: 'seed', label: 'Seed', cell: (seed) => seed }],
        rows: (plant: Plant) => plant.seeds,
        rowKey: (seed) => seed,
        total: (plant) => plant.seeds.length * 10,
        completeList: () => '/results',
      }),
    },
    { id: 'nothing', title: 'Nothing', block: 'links', links: () => [] },
  ],
})

function Broken(): never {
  throw new Error('drawn wrongly')
}

test('a failing section says so in its own frame, and the others remain', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderInSite(<RecordPage kind={kind} page={page} record={{ name: 'Col-0', isGone: false, seeds: ['a'] }} />)
  expect(within(screen.getByRole('region', { name: 'Broken' })).getByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Seeds' })).getByRole('cell').textContent).toBe('a')
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})

test('an obsolete record says so after its name', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderInSite(<RecordPage kind={kind} page={page} record={{ name: 'Col-0', isGone: true, seeds: [] }} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Plant: Col-0 (obsolete)')
  log.mockRestore()
})

test('a preview says how many rows there are and links to all of them', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderInSite(<RecordPage kind={kind} page={page} record={{ name: 'Col-0', isGone: false, seeds: ['a', 'b'] }} />)
  const seeds = within(screen.getByRole('region', { name: 'Seeds' }))
  expect(seeds.getByText('The first 2 of 20')).toBeTruthy()
  expect(seeds.getByRole('link', { name: 'View Complete List' }).getAttribute('href')).toBe('/results')
  const entries = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link')
  expect(entries.map((entry) => entry.textContent)).toEqual(['Broken', 'Seeds20', 'Nothing'])
  log.mockRestore()
})

test('[QUIET-004] a section without data is closed, keeps its text, and the side list opens it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderInSite(<RecordPage kind={kind} page={page} record={{ name: 'Col-0', isGone: false, seeds: ['a'] }} />)
  const nothing = within(screen.getByRole('region', { name: 'Nothing' }))
  const fold = nothing.getByText('No data available').closest('details')
  expect(nothing.getByRole('heading', { level: 2, name: 'Nothing' }).closest('summary')).toBe(fold?.firstElementChild)
  expect(fold?.open).toBe(false)
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: 'Nothing' }))
  expect(fold?.open).toBe(true)
  expect(
    within(screen.getByRole('region', { name: 'Seeds' }))
      .getByRole('table')
      .closest('details'),
  ).toBeNull()
  log.mockRestore()
})

test('[QUIET-004] an address with the section in its hash opens it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  location.hash = '#nothing'
  await renderInSite(<RecordPage kind={kind} page={page} record={{ name: 'Col-0', isGone: false, seeds: [] }} />)
  await vi.waitFor(() => expect(screen.getByRole('region', { name: 'Nothing' }).querySelector('details')?.open).toBe(true))
  expect(screen.getByRole('region', { name: 'Seeds' }).querySelector('details')?.open).toBe(false)
  location.hash = ''
  log.mockRestore()
})

test('[LINK-011] the share button copies the permanent address', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const record = { name: 'Col-0', isGone: false, seeds: [] }
  await renderInSite(<RecordPage kind={kind} page={{ ...page, sections: [] }} record={record} permanentPath={async () => '/plant/Col-0'} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await vi.waitFor(() => expect(copied).toHaveBeenCalledWith(`${location.origin}/plant/Col-0`))
  copied.mockRestore()
})
