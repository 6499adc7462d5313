import { expect, test } from 'vitest'
import { EnrichmentSettings } from '../../contract/enrichment-call.ts'
import { propagated, setsOf, someGenes } from '../fixtures/small-sets.ts'
import { runEnrichment } from '../run-enrichment.ts'
import { joinTerms } from './join-terms.ts'
import { termGraphOf } from './term-graph-of.ts'
import { termLociOf } from './term-loci-of.ts'

// a and b meet in joint; way lies between joint and top, and c comes to top by itself.
const edges = ['a < joint', 'b < joint', 'joint < way', 'way < top', 'c < top', 'other < way']
const sets = await propagated(setsOf({ a: [0, 1, 2], b: [1, 2, 3], c: [4, 5], other: [6] }, edges), 40)
const indexOf = (id: string) => sets.terms.findIndex((term) => term.id === id)
const idOf = (index: number) => sets.terms[index]?.id

function joined(ids: readonly string[], most: number) {
  const { taken, nearest } = joinTerms(ids.map(indexOf), sets.above, most)
  return { taken, nearest: Object.fromEntries(Array.from(nearest, ([term, higher]) => [idOf(term), higher.map(idOf)])) }
}

test('[ENRICH-027] a term above is drawn only where two lines meet, and lines go to the nearest drawn term', () => {
  expect(joined(['a', 'b', 'c'], 60)).toEqual({
    taken: 3,
    nearest: { a: ['joint'], b: ['joint'], c: ['top'], joint: ['top'], top: [] },
  })
  expect(joined(['a'], 60)).toEqual({ taken: 1, nearest: { a: [] } })
  // A shown term is drawn although it joins nothing.
  expect(joined(['a', 'way'], 60)).toEqual({ taken: 2, nearest: { a: ['way'], way: [] } })
})

test('[ENRICH-027] as many of the first terms as have room with their joints', () => {
  expect(joined(['a', 'b', 'c'], 4)).toEqual({ taken: 2, nearest: { a: ['joint'], b: ['joint'], joint: [] } })
  expect(joined(['a', 'b', 'c'], 2).taken).toBe(1)
})

test('[ENRICH-027] the graph of a long answer has 60 terms, and tells how many had no room', async () => {
  const many = Array.from({ length: 70 }, (_, at) => [`t${at}`, [at]] as const)
  const { terms, left } = termGraphOf(
    await runEnrichment({
      genes: someGenes(200),
      sets: await propagated(setsOf(Object.fromEntries(many)), 200),
      list: { given: 70, indices: Int32Array.from({ length: 70 }, (_, gene) => gene), notMatched: [] },
      background: Int32Array.from({ length: 200 }, (_, gene) => gene),
      settings: EnrichmentSettings.parse({ min: 1, alpha: 1, unannotated: '1' }),
    }),
  )
  expect([terms.length, left]).toEqual([60, 10])
})

const indices = Int32Array.from([0, 1, 2, 3, 4, 7])
const enrichment = await runEnrichment({
  genes: someGenes(40),
  sets,
  list: { given: 6, indices, notMatched: [] },
  background: Int32Array.from({ length: 40 }, (_, gene) => gene),
  settings: EnrichmentSettings.parse({ min: 1, max: 5, alpha: 0.5, unannotated: '1' }),
})

test('[ENRICH-027] a drawn term has its numbers, also one that is too large for a test', () => {
  const { terms, left } = termGraphOf(enrichment)
  expect(left).toBe(0)
  expect(
    terms.map(({ id, found, withTerm, isSignificant, isJoint, parents }) => [id, found, withTerm, isSignificant, isJoint, parents]),
  ).toEqual([
    ['top', 5, 7, false, true, []],
    ['c', 1, 2, true, false, ['top']],
    ['joint', 4, 4, true, true, ['top']],
    ['a', 3, 3, true, false, ['joint']],
    ['b', 3, 3, true, false, ['joint']],
  ])
  expect(terms.map(({ log10Q }) => log10Q === null)).toEqual([true, false, false, false, false])
})

test('[ENRICH-026] the genes of several terms: those of any and those of all, and only of the list', () => {
  const names = (genes: readonly number[]) => genes.map((gene) => someGenes(40).genes[gene]?.name)
  expect(termLociOf(enrichment, ['a', 'b', 'a'])).toEqual({ any: names([0, 1, 2, 3]), all: names([1, 2]) })
  expect(termLociOf(enrichment, ['c'])).toEqual({ any: names([4]), all: names([4]) })
  expect(termLociOf(enrichment, ['a', 'c'])).toEqual({ any: names([0, 1, 2, 4]), all: [] })
  expect(termLociOf(enrichment, ['a', 'nothing'])).toBeNull()
})
