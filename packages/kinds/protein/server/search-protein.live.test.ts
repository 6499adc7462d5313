import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { ProteinHit } from '../contract/protein-search-card.ts'

const { as } = await testApp(await testDatabase())

test.for(['AT4G18960.2', 'AG', 'F4JSC8', 'agamous'])('[DATA-017] %s finds the protein, with every field of a hit', async (searchText) => {
  const answer = await as('anonymous').post('/api/search/general', { searchText, category: 'protein' })
  const { docs } = searchAnswer(ProteinHit).parse(answer.body)
  expect(docs.find((hit) => hit.name === 'AT4G18960.2')).toMatchObject({
    locusName: 'AT4G18960',
    locusId: 2117144,
    geneId: 6530297447,
    symbol: 'AG',
  })
})
