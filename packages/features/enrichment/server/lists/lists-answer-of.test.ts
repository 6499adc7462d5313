import { expect, test } from 'vitest'
import { EnrichmentSettings } from '../../contract/enrichment-call.ts'
import { oddsOf } from '../../contract/statistics/odds-of.ts'
import { propagated, setsOf, someGenes } from '../fixtures/small-sets.ts'
import { runEnrichment } from '../run-enrichment.ts'
import { listsAnswerOf } from './lists-answer-of.ts'

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
const sets = await propagated(setsOf({ red: range(0, 5), blue: range(10, 16), rest: range(20, 60) }), 60)

const compare = (list: readonly number[]) =>
  runEnrichment({
    genes: someGenes(60),
    sets,
    list: { given: list.length, indices: Int32Array.from(list), notMatched: [] },
    background: Int32Array.from(range(0, 60)),
    settings: EnrichmentSettings.parse({ min: 1 }),
  })

test('[ENRICH-034] a term that is significant in one list has a cell for each, and the smallest q comes first', async () => {
  const answer = listsAnswerOf(['A', 'B'], [await compare([0, 1, 2, 20]), await compare(range(10, 16))], {
    releaseId: 'r1',
    hasOwnBackground: true,
  })
  expect(answer?.terms.map(({ id, withTerm }) => [id, withTerm])).toEqual([
    ['blue', 6],
    ['red', 5],
  ])
  const [, red] = answer?.terms ?? []
  // Of 51 annotated genes: 3 of 4 have what 2 of the other 47 have.
  expect(red?.cells[0]).toMatchObject({ found: 3, isSignificant: true, odds: (3 * 45) / (1 * 2) })
  expect(red?.cells[0]?.fold).toBeCloseTo(3 / ((4 * 5) / 51), 12)
  expect(red?.cells[1]).toMatchObject({ found: 0, isSignificant: false, fold: 0, odds: 0 })
  expect(answer?.lists.map(({ counted, background, significant }) => [counted, background, significant])).toEqual([
    [4, 51, 1],
    [6, 51, 1],
  ])
})

test('[ENRICH-034] odds that nothing divides are not told', () => {
  expect(oddsOf({ found: 3, draws: 3, withTerm: 5, total: 50 })).toBeNull()
})
