import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'

const { as } = await demoSite()

async function search(category: string, searchText: string): Promise<unknown[]> {
  const answer = await as('anonymous').post('/api/search/general', { category, searchText })
  expect(answer.status).toBe(200)
  return searchAnswer(z.unknown()).parse(answer.body).docs
}

test('[DATA-020] a clone is found by its name, an alias, its stock number and the accession of its sequence', async () => {
  const clone = {
    cloneId: 900000401,
    name: 'DEMO_CLONE1',
    alias: ['DEMO_CLONE1A', 'DEMO_CLONE1B'],
    vector_type: 'BAC',
    genbank: ['DEMO00001.1', 'DEMO90001'],
    locus: ['AT4G18960', 'NO_SUCH_LOCUS'],
    chrom: '4',
    start_position: 10370000,
    stock_number: ['DEMO_STOCK_C1'],
  }
  for (const text of ['demo_clone1', 'DEMO_CLONE1B', 'demo_stock_c1', 'DEMO90001']) expect((await search('dna', text))[0]).toEqual(clone)
})

test('[DATA-020] a vector is found by its name, an alias and its stock number', async () => {
  const vector = { vectorId: 900000201, name: 'DEMO_VECTOR1', alias: ['DEMO_VEC_A', 'DEMO_VEC_B'], vector_type: 'lambda' }
  for (const text of ['demo_vector1', 'DEMO_VEC_B', 'DEMO_STOCK_V2']) expect((await search('vector', text))[0]).toMatchObject(vector)
  expect((await search('vector', 'pbi121'))[0]).toMatchObject({ name: 'pBI121', vector_type: 'plasmid', stock_number: [] })
})
