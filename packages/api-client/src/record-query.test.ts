import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { recordQuery } from './record-query.ts'

const record = z.object({ name: z.string() })

async function requestedPath(kind: { name: string; sharesKeysWith?: string }, lookup: Parameters<typeof recordQuery>[1]): Promise<string> {
  const fetched = vi.fn(async () => Response.json({ name: 'DEMO' }))
  vi.stubGlobal('fetch', fetched)
  await new QueryClient().fetchQuery(recordQuery({ ...kind, record: async () => record }, lookup))
  return String(fetched.mock.calls[0]?.at(0))
}

afterEach(() => vi.unstubAllGlobals())

test('[DCEND-003] a clone end is fetched by key with the clone call, and by accession with its own', async () => {
  const cloneend = { name: 'cloneend', sharesKeysWith: 'clone' }
  expect(await requestedPath(cloneend, { key: '7' })).toBe('/api/detail/clone?key=7')
  expect(await requestedPath(cloneend, { accession: '7' })).toBe('/api/detail/cloneend?accession=7')
})

test('other kinds are fetched with their own call', async () => {
  expect(await requestedPath({ name: 'clone' }, { key: '7' })).toBe('/api/detail/clone?key=7')
})
