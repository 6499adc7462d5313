import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { protocolMethods } from '@rosette/contract-kit/vocabulary/protocol-methods.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ProtocolHit } from '../contract/protocol-search-card.ts'

const { as } = await demoSite()

async function search(...searchTerms: object[]): Promise<ProtocolHit[]> {
  const answer = await as('anonymous').post('/api/search/protocol', { searchTerms })
  expect(answer.status).toBe(200)
  const { docs, total } = searchAnswer(ProtocolHit.strict()).parse(answer.body)
  expect(total).toBe(docs.length)
  return docs
}

const titlesOf = async (...terms: object[]) => (await search(...terms)).map(({ title }) => title)

test('[API-031] [DATA-025] a protocol hit has every field', async () => {
  const term = { search_type: 'title', search_method: 'exactly', search_input: 'demonstration protocol 1' }
  expect(await search({ searchTerms: [term] })).toEqual([
    {
      title: 'Demonstration protocol 1',
      authors: ['Demonstrator A', 'Demonstrator B'],
      description: 'A protocol with everything, made up.',
      keywords: expect.arrayContaining(['in situ hybridization']),
      websites: ['Example|https://example.org/', 'Example 2|https://example.org/2'],
      protocolId: 900000201,
    },
  ])
})

test.for([
  ['description', 'dipping their flowers', 'contains'],
  ['title', 'floral', 'starts_with'],
  ['authors', 'bent af', 'exactly'],
])('[FPROTO-003] the type %s', async ([search_type, search_input, search_method]) => {
  expect(await titlesOf({ searchTerms: [{ search_type, search_input, search_method }] })).toEqual(['Floral dip transformation'])
})

test('[FPROTO-004] matches any selected one of 29 methods', async () => {
  expect(protocolMethods).toHaveLength(29)
  expect(new Set(protocolMethods).size).toBe(29)
  const ofAll = 'Demonstration protocol of all methods'
  expect(await titlesOf({ keywords: ['in situ hybridization', 'PCR'] })).toEqual(['Demonstration protocol 1', ofAll])
  expect(await titlesOf({ keywords: ['PCR'] })).toEqual([ofAll])
  expect((await as('anonymous').post('/api/search/protocol', { searchTerms: [{ keywords: ['no such method'] }] })).status).toBe(400)
})

test('[FPROTO-004] the list covers the method keywords of the stored protocols', async () => {
  const { body } = await as('anonymous').post('/api/search/keyword', { searchTerms: [] })
  const methods = new Set(
    searchAnswer(z.object({ kwName: z.string(), kwCategory: z.string() }))
      .parse(body)
      .docs.flatMap(({ kwName, kwCategory }) => (kwCategory === 'method' ? [kwName] : [])),
  )
  const used = (await search()).flatMap(({ keywords }) => keywords).filter((keyword) => methods.has(keyword))
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((method) => !protocolMethods.some((known) => known === method))).toEqual([])
})
