import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'
import { KeywordHit } from '../contract/keyword-search-card.ts'

const { as } = await demoSite()

async function search(searchText: string) {
  const { body } = await as('anonymous').post('/api/search/general', { searchText, category: 'keyword' })
  return searchAnswer(KeywordHit).parse(body)
}

test('[DATA-015] [DATA-079] a keyword is found by name, id and synonym, and its kwId opens its detail', async () => {
  for (const text of ['floral meristem determinacy', 'GO:0010582', 'determination of floral meristem']) {
    expect((await search(text)).docs[0]).toMatchObject({ kwName: 'floral meristem determinacy', kwId: 29503, gopoId: 'GO:0010582' })
  }
  const [flower] = (await search('flower development')).docs
  expect(flower).toMatchObject({ kwCategory: 'biological process', childPubCount: 1 })
  const answer = await as('anonymous').get(`/api/detail/keyword?key=${flower?.kwId}`)
  expect(answer.body).toMatchObject({
    summary: { kw: 'flower development', extdbId: 'GO:0009908' },
    dataToTerm: [{ displayName: 'publications' }, { displayName: 'annotations', linkCount: flower?.annotCount }, { displayName: 'loci' }],
  })
})

test('[TRUTH-063] a term is found by a synonym of the separate list', async () => {
  expect((await search('response to drought')).docs.map(({ gopoId }) => gopoId)).toEqual(['GO:0009414'])
})

test.for([
  ['[API-062] [DKEY-001]', 11347, 200],
  ['[API-062]', 1, 404],
] as const)('%s the detail of keyword %s answers %s', async ([, key, status]) => {
  expect((await as('anonymous').get(`/api/detail/keyword?key=${key}`)).status).toBe(status)
})
