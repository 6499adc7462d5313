import { expect, test, vi } from 'vitest'
import { itemsBehind, uncountedItems } from './edit-list-items.ts'

const contentId = 'c'.repeat(22)
const rows = [
  { item: 'AT4G18960', status: 'current', record: { kind: 'locus', key: 1, label: 'AT4G18960' }, successors: [] },
  { item: 'AT2G90110', status: 'replaced', record: { kind: 'locus', key: 2, label: 'AT2G90120' }, successors: [] },
  { item: 'AT5G90140', status: 'replaced', record: { kind: 'locus', key: 3, label: 'AT5G90145' }, successors: [] },
  { item: 'AT4G90110', status: 'obsolete', record: null, successors: [] },
]
const names = new Map([
  [2, 'AT2G90120'],
  [3, 'AT5G90145'],
])

/** Stands in for the server, which names the rows of a search and records by their keys. */
function serve(found: readonly string[]): void {
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const sent = typeof body === 'string' ? JSON.parse(body) : {}
    if (sent.keys) return Response.json({ kind: 'locus', items: sent.keys.map((key: number) => names.get(key)) })
    if (sent.search) return Response.json({ kind: 'locus', items: found })
    if (address.includes('/file?')) return new Response(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    const counts = { current: 1, replaced: 2, split: 0, obsolete: 1, gone: 0 }
    return Response.json({ id: contentId, kind: 'locus', count: 4, counted: 3, releaseId: 'r', counts, from: 0, items: [], next: null })
  })
}

test('[LIST-066] a ticked record takes the item out that counts as it, and no other', async () => {
  serve(['AT4G18960', 'AT2G90120'])
  const out = await itemsBehind({ kind: 'locus', contentId }, { category: 'genes', only: [1, 2] })
  expect([...out].filter((item) => rows.some((row) => row.item === item))).toEqual(['AT4G18960', 'AT2G90110'])
})

test('[LIST-066] items that count as no record are taken out together', async () => {
  serve([])
  expect([...(await uncountedItems(contentId))]).toEqual(['AT4G90110'])
})
