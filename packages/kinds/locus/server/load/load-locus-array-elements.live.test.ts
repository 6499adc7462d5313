import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { loadLocusArrayElements } from './load-locus-array-elements.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

test('[DATA-046] AG has six single-channel probe sets and one dual-channel clone', async () => {
  const elements = (await loadLocusArrayElements(release, [2117144]))(2117144)
  expect(elements.singleChannelArrayElements).toHaveLength(6)
  expect(elements.singleChannelArrayElements).toContainEqual({
    arrayElement: { kind: 'arrayelement', key: 36863, label: '254595_at' },
    avgIntensity: 46.331,
    avgIntensityStdError: 4.147,
    avgSignalPercentile: 23.108,
    avgSignalPercentileStdError: 0.533,
  })
  expect(elements.dualChannelArrayElements).toEqual([
    {
      arrayElement: { kind: 'arrayelement', key: 18612, label: 'MADS1' },
      avgLogRatio: 0.015,
      avgLogRatioStdError: 0.05,
      avgIntensity: 1904.843,
      avgIntensityStdError: 172.858,
    },
  ])
})

test('a locus without matching elements has none', async () => {
  const { locusId } = await release.selectFrom('locus').select('locusId').where('name', '=', 'ATCG90010').executeTakeFirstOrThrow()
  const elementsOf = await loadLocusArrayElements(release, [locusId])
  expect(elementsOf(locusId)).toEqual({ singleChannelArrayElements: [], dualChannelArrayElements: [] })
})
