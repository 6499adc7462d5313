import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'
import { TransposonHit } from '../contract/transposon-search-card.ts'

const { as } = await demoSite()

async function search(...searchTerms: object[]): Promise<TransposonHit[]> {
  const answer = await as('anonymous').post('/api/search/transposon', { searchTerms })
  expect(answer.status).toBe(200)
  const { docs, total } = searchAnswer(TransposonHit.strict()).parse(answer.body)
  expect(total).toBe(docs.length)
  return docs
}

const namesOf = async (...terms: object[]) => (await search(...terms)).map(({ transposon_name }) => transposon_name)
const copia93 = ['AT1TE41580', 'AT1TE54585', 'AT4TE10320', 'AT5TE20395']

test('[API-028] [DATA-024] a transposon hit has every field', async () => {
  expect(await search({ type_name: 'exactly' }, { input_name: 'at5te20395' })).toEqual([
    {
      transposon_name: 'AT5TE20395',
      family_name: 'ATCOPIA93',
      super_family_name: 'LTR/Copia',
      transposonId: expect.any(Number),
      transposonFamilyId: expect.any(Number),
    },
  ])
})

test('[FTRANS-003] name, family and super family filter, each by its own method', async () => {
  expect(await namesOf({ type_name: 'contains' }, { input_name: 'te2039' })).toEqual(['AT5TE20395'])
  expect(await namesOf({ type_name: 'starts_with' }, { input_name: 'te2039' })).toEqual([])
  expect(await namesOf({ type_family: 'exactly' }, { input_family: 'atcopia93' })).toEqual(copia93)
  expect(await namesOf({ type_family: 'starts_with' }, { input_family: 'ATCOPIA9' })).toEqual(copia93)
  const inCopia = await namesOf({ type_super: 'contains' }, { input_super: 'copia' })
  expect(inCopia).toEqual(expect.arrayContaining(copia93))
  expect(inCopia.length).toBeGreaterThan(copia93.length)
  expect(await namesOf({ type_super: 'exactly' }, { input_super: 'copia' })).toEqual([])
})

test('[FTRANS-003] all criteria must match', async () => {
  expect(await namesOf({ input_name: 'AT1TE' }, { type_name: 'starts_with' }, { input_family: 'ATCOPIA93' })).toEqual(copia93.slice(0, 2))
})

test('[FTRANS-004] an empty form returns all records', async () => {
  const all = await namesOf()
  expect(all.length).toBeGreaterThan(copia93.length)
  expect(await namesOf({ type_name: 'contains' }, { input_name: '' }, { type_super: 'exactly' })).toHaveLength(all.length)
})
