import { indexName } from '@rosette/search-engine/index/index-definition.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { expect, test } from 'vitest'
import { LocusHistoryHit } from '../../contract/locus-history-listing.ts'

const { releaseId, indexPrefix } = demoDatabase()
const { engine } = testEngine()

async function search(query: object): Promise<LocusHistoryHit[]> {
  const { sources } = await engine.search(indexName(indexPrefix, 'locushistory', releaseId), { query, size: 100, sort: ['id'] })
  return sources.map((source) => LocusHistoryHit.parse(source))
}

test('[DATA-027] the history of a locus has its current status, who changed it when and why, and the loci involved', async () => {
  expect(await search({ term: { locus: 'at1g99920' } })).toEqual([
    {
      id: expect.any(Number),
      locus: 'AT1G99920',
      locusId: expect.any(Number),
      currentStatus: 'obsolete',
      who: 'Demonstration',
      date: expect.stringMatching(/^\d{4}-06-15$/),
      modificationComments: 'Split into AT1G90010 and AT1G90020.',
      lociInvolvedInModification: ['AT1G90010', 'AT1G90020'],
    },
  ])
})

test('changes are also found by the loci involved', async () => {
  const hits = await search({ term: { lociInvolvedInModification: 'AT1G90010' } })
  expect(hits.map((hit) => hit.locus)).toEqual(['AT1G99910', 'AT1G99920'])
  expect((await search({ term: { currentStatus: 'in use' } })).map((hit) => hit.locus)).toEqual(['AT1G90010'])
})
