import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { ProteinHit } from '../contract/protein-search-card.ts'
import { loadProteins } from './load-protein.ts'

const database = demoDatabase()
const { as } = await demoSite()

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

test('[DPROT-015] the count of an InterPro entry is what the search for it finds', async () => {
  const release = database.db.release(database.releaseId)
  const { proteinId } = await release.selectFrom('protein').select('proteinId').where('name', '=', 'AT4G18960.1').executeTakeFirstOrThrow()
  const counts = (await loadProteins(release, [proteinId])).get(proteinId)?.interproCounts ?? []
  expect(counts.length).toBeGreaterThan(1)
  for (const { accession, proteinCount } of counts) {
    const searchTerms = [{ domainSection: [{ db_name: 'interpro', db_acc_input: accession }] }]
    const { body } = await as('anonymous').post('/api/search/protein', { searchTerms, matchCount: true })
    expect(searchAnswer(ProteinHit).parse(body).total).toBe(proteinCount)
  }
})
