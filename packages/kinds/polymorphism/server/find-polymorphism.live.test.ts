import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'
import { PolymorphismHit } from '../contract/polymorphism-search-card.ts'

const { as } = await demoSite()

test.for(['name=ABI1-1', 'name=abi1-1'])('[DPOLY-002] [API-062] an allele is found by %s', async (query) => {
  const answer = await as('anonymous').get(`/api/detail/polymorphism?${query}`)
  expect(answer).toMatchObject({ status: 200, body: { originalName: 'abi1-1', inheritance: 'dominant' } })
})

test('[TRUTH-022] a line that no polymorphism is named after opens the first of its insertions', async () => {
  const line = await as('anonymous').get('/api/detail/polymorphism?name=salk_128571')
  expect(line).toMatchObject({ status: 200, body: { originalName: 'SALKseq_128571.0', aliases: ['SALK_128571'] } })
})

test('[DPOLY-002] [DATA-070] [DATA-079] an accession is the key too', async () => {
  for (const query of ['accession=900100009', 'key=900100009']) {
    const answer = await as('anonymous').get(`/api/detail/polymorphism?${query}`)
    expect(answer).toMatchObject({ status: 200, body: { originalName: 'demo-9', polymorphismType: 'visible', polymorphismId: 900100009 } })
  }
})

test.for([
  ['[DPOLY-003]', 'accession=12a'],
  ['[DPOLY-003]', 'accession=1.5'],
  ['[API-062]', 'accession=12'],
  ['[API-062]', 'name=nobody-1'],
  ['[API-062]', 'key=1'],
] as const)('%s %s finds nothing', async ([, query]) => {
  expect(await as('anonymous').get(`/api/detail/polymorphism?${query}`)).toMatchObject({ status: 404 })
})

test('[DATA-019] a polymorphism is searched by its name and by the line it comes from', async () => {
  for (const searchText of ['SALKseq_128571.0', 'SALK_128571']) {
    const answer = await as('anonymous').post('/api/search/general', { category: 'polyallele', searchText })
    const [first] = searchAnswer(PolymorphismHit).parse(answer.body).docs
    expect(first).toMatchObject({ name: 'SALKseq_128571.0', gene_names: ['AT1G01010'], chromosome: 'Chr1' })
  }
})
