import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'

const { as } = await demoSite()

test.for([
  ['[DGENE-001] [DETAIL-048]', 'AT5G20730.uORF1'],
  ['[DGENE-001] [DETAIL-048]', 'at5g20730.uorf1'],
  ['[DGENE-001]', 'AT4G18960.1'],
  ['[DGENE-001]', 'at4g18960.1'],
] as const)('%s %s is found by name', async ([, name]) => {
  const answer = await as('anonymous').get(`/api/detail/gene?name=${name}`)
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ name: expect.stringMatching(new RegExp(`^${name}$`, 'i')) })
})

test.for([
  ['gene', 2117143, 200],
  ['gene', 1, 404],
  ['protein', 1, 404],
] as const)('[API-062] the detail of %s %s answers %s', async ([kind, key, status]) => {
  expect((await as('anonymous').get(`/api/detail/${kind}?key=${key}`)).status).toBe(status)
})
