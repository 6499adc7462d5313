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

test('[DATA-021] an ecotype is found by its name, by an alias and by its stock number', async () => {
  const columbia = {
    speciesVariantId: expect.any(Number),
    full_name: 'Col-0',
    abbrev_name: 'Col-0',
    aliases: ['Columbia'],
    location: 'Col',
    country: 'United States',
    latitude: 38.3,
    longitude: -92.3,
    distance_km: null,
    stock_number: ['CS76778'],
  }
  for (const text of ['col-0', 'Columbia', 'CS76778', '6909']) expect((await search('ecotype', text))[0]).toEqual(columbia)
})

test('[DATA-023] a marker is found by its name and by an alias', async () => {
  const caps = {
    marker_name: 'DEMO_CAPS1',
    type: 'CAPS',
    chrom: '4',
    start_position: 10383000,
    end_position: 10383699,
    markerId: 900000001,
  }
  for (const text of ['DEMO_CAPS1', 'demo_caps1b']) expect((await search('markers', text))[0]).toMatchObject(caps)
})

test('[DATA-024] a transposon is found by its name and by the name of its family', async () => {
  const evade = { transposon_name: 'AT5TE20395', family_name: 'ATCOPIA93', super_family_name: 'LTR/Copia' }
  expect(await search('transposon', 'at5te20395')).toEqual([
    { ...evade, transposonId: expect.any(Number), transposonFamilyId: expect.any(Number) },
  ])
  expect(await search('transposon', 'ATCOPIA93')).toHaveLength(4)
})
