import { expect, test } from 'vitest'
import { countGenes, testTerms } from './test-terms.ts'

/** How often others got a turn until some work was done. */
async function turnsOfOthers(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const count = () => {
    turns += 1
    waiting = setImmediate(count)
  }
  let waiting = setImmediate(count)
  await work()
  clearImmediate(waiting)
  return turns
}

test('[ENRICH-035] other work gets its turn while thousands of terms are tested', async () => {
  const counts = { withTerm: new Int32Array(20_000).fill(1500), found: new Int32Array(20_000).fill(700) }
  const sides = { list: new Int32Array(14_000), background: new Int32Array(28_000) }
  const turns = await turnsOfOthers(async () => {
    expect(await testTerms(counts, sides, { min: 5, max: 2000, correction: 'bh' })).toHaveLength(20_000)
  })
  // In one piece there would be none.
  expect(turns).toBeGreaterThan(3)
})

test('[ENRICH-035] other work gets its turn while the terms of many genes are counted; a list that is the background has its counts', async () => {
  const termsOf = { starts: Int32Array.of(0, 200), indices: Int32Array.from(Array(200).keys()) }
  const background = new Int32Array(60_000)
  const turns = await turnsOfOthers(async () => {
    const all = new Int32Array(200).fill(60_000)
    expect(await countGenes(termsOf, 200, { list: background, background })).toEqual({ withTerm: all, found: all })
  })
  expect(turns).toBeGreaterThan(0)
  const { found } = await countGenes(termsOf, 200, { list: background.subarray(0, 7), background })
  expect(found).toEqual(new Int32Array(200).fill(7))
})
