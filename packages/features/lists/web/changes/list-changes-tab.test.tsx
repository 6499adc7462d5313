import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ListChange, RecordList } from '../../../list-contents/contract/record-list.ts'
import { ListChangesTab } from './list-changes-tab.tsx'

const releaseId = '2026_12_01_1'
const madeAt = '2026-11-17T09:00:00.000Z'
const list: RecordList = {
  listId: 'l'.repeat(22),
  contentId: 'c'.repeat(22),
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
  deletedAt: null,
  origin: { by: 'pasted' },
  currentVersion: 2,
  version: 2,
  count: 9,
  leftoverCount: 1,
  openChanges: 8,
  releaseId: '2026_11_01_1',
  madeAt,
  createdAt: madeAt,
  changedAt: madeAt,
}

function changed(item: string, change: ListChange['change'], ...successors: readonly string[]): ListChange {
  return { item, change, successors: successors.map((label, at) => ({ kind: 'locus', key: 100 + at, label })), decision: null }
}

const oneOfEach = [
  changed('AT2G90110', 'merged', 'AT2G90120'),
  changed('AT2G90140', 'merged', 'AT2G90150'),
  changed('AT5G90140', 'replaced', 'AT5G90145'),
  changed('AT3G90110', 'split', 'AT3G90120', 'AT3G90130'),
  changed('AT4G90110', 'obsolete'),
  changed('AT5G90110', 'gone'),
  changed('AT1G99940', 'back'),
  changed('DEMONEXT1', 'matched', 'AT2G90120'),
]

/** Shows changes, and collects what is sent; the server answers with the next version. */
async function show(changes: readonly ListChange[], answer: () => Response = () => Response.json({ ...list, currentVersion: 3 })) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
    if (method !== 'POST') {
      const from = Number(new URL(address, 'http://localhost').searchParams.get('from'))
      return Response.json({ releaseId, counts: [], from, changes: changes.slice(from, from + 1000), next: null })
    }
    sent.push({ address, version: new Headers(headers).get('if-match'), ...JSON.parse(String(body)) })
    return answer()
  })
  await renderInSite(<ListChangesTab list={list} />)
  await screen.findByRole('region', { name: `Changes by release ${releaseId}` })
  return sent
}

const group = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name} \\d`) }))
const choose = (item: string, choice: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: item })).getByRole('radio', { name: choice }))
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('[LIST-037] changes stand in groups that say what happened, with the old name, what follows it and what can be decided', async () => {
  await show(oneOfEach)
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Merged 2', 'Replaced 1', 'Split 1', 'Obsolete 1', 'Gone 1', 'Back 1', 'Newly matched 1'])
  expect(group('Merged').getByText(/Until you decide, it counts as that locus/)).toBeTruthy()
  const radios = (item: string) =>
    within(screen.getByRole('group', { name: item }))
      .getAllByRole('radio', { checked: false })
      .map((radio) => radio.getAttribute('aria-label'))
  expect(radios('AT2G90110')).toEqual(['take AT2G90120', 'keep', 'leave out'])
  expect(radios('AT3G90110')).toEqual(['take AT3G90120 and AT3G90130', 'only AT3G90120', 'only AT3G90130', 'keep', 'leave out'])
  expect(radios('AT4G90110')).toEqual(['keep', 'leave out'])
  expect(radios('DEMONEXT1')).toEqual(['add AT2G90120', 'keep as left over', 'forget'])
  const old = group('Merged').getByRole('link', { name: 'AT2G90110' })
  expect(old.getAttribute('href')).toBe('/locus/AT2G90110')
  expect(group('Merged').getByRole('link', { name: 'AT2G90120' }).getAttribute('href')).toBe('/locus?key=100')
  expect(group('Gone').queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Save as version 3' }).hasAttribute('disabled')).toBe(true)
})

test('[LIST-037] choices for single items and for groups are sent together, and those for items hold over those for groups', async () => {
  const sent = await show(oneOfEach)
  choose('AT2G90140', 'keep')
  click('Merged: take all')
  choose('AT2G90110', 'leave out')
  choose('AT3G90110', 'only AT3G90130')
  choose('AT5G90110', 'leave out')
  expect(screen.getByText(/^4 of 8 decided: 2 taken, 2 left out\. Version 2 stays as it is\.$/)).toBeTruthy()
  click('Save as version 3')
  await vi.waitFor(() =>
    expect(sent).toEqual([
      {
        address: `/api/record-lists/${list.listId}/decide`,
        version: '"2"',
        releaseId,
        decisions: [
          { item: 'AT2G90110', decision: 'left_out' },
          { item: 'AT3G90110', decision: 'taken', successors: ['AT3G90130'] },
          { item: 'AT5G90110', decision: 'left_out' },
        ],
        others: { merged: 'taken' },
      },
    ]),
  )
})

test('[LIST-037] keeping items makes no version, and choices can be taken back before they are saved', async () => {
  const sent = await show(oneOfEach)
  choose('AT2G90110', 'take AT2G90120')
  click('Start over')
  expect(screen.getByText(/^Nothing is decided yet/)).toBeTruthy()
  choose('AT4G90110', 'keep')
  click('Save decisions')
  await vi.waitFor(() => expect(sent).toMatchObject([{ decisions: [{ item: 'AT4G90110', decision: 'kept' }], others: {} }]))
})

test('[LIST-037] decided changes are folded below, and what failed stays chosen', async () => {
  const refusal = { code: 'conflict', message: 'This list was changed meanwhile.', requestId: 'r1' }
  await show([{ ...changed('AT9G00001', 'merged', 'AT9G00002'), decision: 'taken' }, changed('AT4G90110', 'obsolete')], () =>
    Response.json(refusal, { status: 409 }),
  )
  const fold = screen.getByText('1 decided').closest('details')
  expect(fold?.open).toBe(false)
  expect(screen.getByText('taken').closest('tr')?.textContent).toBe('AT9G00001merged into AT9G00002taken')
  choose('AT4G90110', 'leave out')
  click('Save as version 3')
  expect((await screen.findByRole('alert')).textContent).toContain('This list was changed meanwhile.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'leave out' }).checked).toBe(true)
})

test('[LIST-037] a choice for a group is about all of its items, however many are shown', async () => {
  const sent = await show(Array.from({ length: 1200 }, (_, at) => changed(`AT4G${at}`, 'obsolete')))
  expect(group('Obsolete').getAllByRole('group')).toHaveLength(50)
  click('Show 50 more')
  expect(group('Obsolete').getAllByRole('group')).toHaveLength(100)
  click('Obsolete: leave out all')
  expect(screen.getByText(/^1,200 of 1,200 decided/)).toBeTruthy()
  click('Save as version 3')
  await vi.waitFor(() => expect(sent).toMatchObject([{ decisions: [], others: { obsolete: 'left_out' } }]))
})
