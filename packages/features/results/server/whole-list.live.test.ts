import { indexName } from '@rosette/search-engine/index-name.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { testDatabase } from '@rosette/test-kit/test-database.ts'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'

const database = await testDatabase()
const { as } = await testApp(database)

const Stats = z.object({ _all: z.object({ total: z.object({ request_cache: z.object({ hit_count: z.number() }) }) }) })

async function countHits(kind: string): Promise<number> {
  const index = indexName(database.indexPrefix, kind, database.releaseId)
  const answer = await fetch(`${inject('liveRun').opensearchUrl}/${index}/_stats/request_cache`)
  return Stats.parse(await answer.json())._all.total.request_cache.hit_count
}

const ask = async (call: string, searchTerms: object[]) => {
  const { status, body } = await as('anonymous').post(`/api/search/${call}`, { searchTerms, page: 1, pageSize: 25, facets: true })
  expect(status).toBe(200)
  return body
}

// An empty gene form asks for something: it leaves out what is obsolete.
test.for([
  ['germplasm', 'germplasm', { searchTerms: [{ search_type: 'name', search_method: 'contains', search_input: 'DEMO' }] }],
  ['gene', 'locus', { include_obsolete: true }],
] as const)('what all records of %s are is counted once, and what somebody asks for each time', async ([call, kind, asked]) => {
  const first = await ask(call, [])
  const before = await countHits(kind)
  expect(await ask(call, [])).toEqual(first)
  expect(await countHits(kind)).toBe(before + 1)
  await ask(call, [asked])
  await ask(call, [asked])
  expect(await countHits(kind)).toBe(before + 1)
})
