import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propagated, setsOf } from '../fixtures/small-sets.ts'
import { indicesOf } from './index-lists.ts'
import type { PropagatedSets } from './propagate.ts'

function genesOf({ terms, genesOf: lists }: PropagatedSets): Record<string, number[]> {
  return Object.fromEntries(terms.map(({ id }, at) => [id, Array.from(indicesOf(lists, at)).sort((one, other) => one - other)]))
}

test('[ENRICH-005] what is said of a term holds for all terms above it, each gene once; terms without genes are left out', async () => {
  const sets = setsOf({ narrow: [1, 2], other: [2], wide: [7] }, ['narrow < wide', 'other < wide', 'wide < widest', 'unused < widest'])
  expect(genesOf(await propagated(sets, 10))).toEqual({ narrow: [1, 2], other: [2], wide: [1, 2, 7], widest: [1, 2, 7] })
})

test('[ENRICH-005] a circle of edges ends, and its terms have the same genes', async () => {
  const sets = setsOf({ a: [1], b: [2], c: [3] }, ['a < b', 'b < c', 'c < a', 'a < top'])
  expect(genesOf(await propagated(sets, 4))).toEqual({ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3], top: [1, 2, 3] })
})

test('[ENRICH-005] a term never has fewer genes than one below it, and the lists of genes and of terms tell the same', async () => {
  const edge = fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 }))
  const anySets = fc.record({
    members: fc.array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 19 })), { maxLength: 60 }),
    edges: fc.array(edge, { maxLength: 25 }),
  })
  await fc.assert(
    fc.asyncProperty(anySets, async ({ members, edges }) => {
      const byTerm = Map.groupBy(members, ([term]) => `t${term}`)
      const annotated = Object.fromEntries(Array.from(byTerm, ([name, pairs]) => [name, pairs.map(([, gene]) => gene)]))
      const sets = await propagated(
        setsOf(
          annotated,
          edges.map(([child, parent]) => `t${child} < t${parent}`),
        ),
        20,
      )
      for (const [parent] of sets.terms.entries()) {
        const own = new Set(indicesOf(sets.genesOf, parent))
        for (const child of indicesOf(sets.children, parent)) for (const gene of indicesOf(sets.genesOf, child)) expect(own).toContain(gene)
        for (const gene of own) expect(indicesOf(sets.termsOf, gene)).toContain(parent)
      }
      expect(sets.genesOf.indices).toHaveLength(sets.termsOf.indices.length)
    }),
    { seed: 3702 },
  )
})

test('[ENRICH-004] annotations of other evidence and of loci that are not counted are left out, the first are reported', async () => {
  const sets = setsOf({ term: [0, 1, 2, 99] })
  const coded = { ...sets, members: sets.members.map((member, at) => ({ ...member, evidence: ['IDA', 'IEA', null, 'IDA'][at] ?? null })) }
  const idaOnly = await propagated(coded, 3, new Set(['IDA']))
  expect(genesOf(idaOnly)).toEqual({ term: [0] })
  expect(idaOnly.leftOut.otherEvidence).toBe(2)
  expect(genesOf(await propagated(coded, 3, new Set(['IEA', 'not_stated'])))).toEqual({ term: [1, 2] })
  expect((await propagated(coded, 3)).leftOut.otherEvidence).toBe(0)
})
