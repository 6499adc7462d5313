import { SimilarGenes } from '@rosette/kinds/locus/contract/similar-genes.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { loadProfiles } from './load-profiles.ts'

const { db, releaseId } = demoDatabase()
const { as } = await demoSite()
const { as: guardedAs } = await demoSite('spec')
const { get } = as('anonymous')

const path = (name: string, dataSet = 'demo', method = 'pearson') => `/api/expression/similar/${dataSet}/${name}?method=${method}`

test.each(['pearson', 'spearman'])('[EXPR-016] genes like AG over the samples of the demo, by %s', async (method) => {
  const { status, body } = await get(path('at4g18960', 'demo', method))
  expect(status).toBe(200)
  const answer = SimilarGenes.parse(body)
  expect(answer).toMatchObject({ dataSet: 'demo', method, sampleCount: 7, isCompared: true, limit: 1, isLog: method === 'pearson' })
  expect(answer.genes).toHaveLength(Math.min(200, answer.comparedLoci))
  const values = answer.genes.map(({ correlation }) => correlation)
  expect(values).toEqual(values.toSorted((one, other) => other - one))
  expect(answer.genes.map(({ locus }) => locus.label)).not.toContain('AT4G18960')
  for (const { rank, correlation, mutualRank } of answer.genes) {
    expect(rank).toBe(1 + values.filter((value) => value > correlation).length)
    expect(mutualRank).toBeGreaterThanOrEqual(Math.sqrt(rank))
  }
  // The demo has exact copies of genes.
  expect(new Set(values).size).toBeLessThan(values.length)
})

test('[EXPR-016] genes that are zero, absent or lack a sample are not compared; such a locus is told so', async () => {
  const profiles = await loadProfiles(db.release(releaseId), 'demo', 'pearson')
  expect(profiles?.names).not.toContain('AT1G01010')
  expect(profiles?.names).not.toContain('AT5G61850')
  expect(profiles?.highest.every(({ mean }) => mean >= 1)).toBe(true)
  for (const name of ['AT1G01010', 'AT5G61850']) {
    const { status, body } = await get(path(name))
    expect([status, body]).toMatchObject([200, { isCompared: false, genes: [], comparedLoci: profiles?.geneCount }])
  }
})

test('[EXPR-016] a data set whose unit has no limit compares all genes that vary', async () => {
  const { body } = await get(path('AT4G18960', 'embryo_stages'))
  expect(body).toMatchObject({ limit: null, isCompared: true, comparedLoci: 2, genes: { length: 2 } })
})

test('[EXPR-018] who may not see the locus does not learn what is like it; unknown loci, data sets and methods are refused', async () => {
  expect((await guardedAs('anonymous').get(path('AT4G18960'))).status).toBe(403)
  expect((await guardedAs('subscriber').get(path('AT4G18960'))).status).toBe(200)
  expect((await get(path('AT5G99999'))).status).toBe(404)
  expect((await get(path('..%2F..%2Fadmin'))).status).toBe(404)
  expect((await get(path('AT4G18960', 'weather'))).status).toBe(404)
  expect((await get(path('AT4G18960', 'demo', 'kendall'))).status).toBe(400)
})

test('[EXPR-011] the values of a locus are guarded like its record, and a data set that the release does not have is not found', async () => {
  const { locusId } = await db
    .release(releaseId)
    .selectFrom('locus')
    .select('locusId')
    .where('name', '=', 'AT4G18960')
    .executeTakeFirstOrThrow()
  const call = `/api/detail/locus/expression?key=${locusId}`
  expect((await guardedAs('anonymous').get(call)).status).toBe(403)
  const answer = await guardedAs('subscriber').get(call)
  expect(answer).toMatchObject({
    status: 200,
    body: { dataSet: 'demo', samples: { length: 7 } },
    headers: { 'cache-control': 'private, no-cache' },
  })
  expect((await get(`${call}&dataSet=leaf_stress`)).body).toMatchObject({ dataSet: 'leaf_stress', samples: { length: 3 } })
  expect((await get(`${call}&dataSet=weather`)).status).toBe(404)
})
