import type { TermSets } from '@rosette/release-kit/term-sets.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EnrichmentSettings } from '../contract/enrichment-call.ts'
import { enrichmentAnswerOf } from './enrichment-answer-of.ts'
import { propagated, setsOf, someGenes } from './fixtures/small-sets.ts'
import { type Enrichment, runEnrichment, type ScoredTerm } from './run-enrichment.ts'

type Comparison = { sets: TermSets; geneCount: number; list: readonly number[]; background?: readonly number[]; settings?: object }

async function run({ sets, geneCount, list, background, settings = {} }: Comparison): Promise<Enrichment> {
  const indices = Int32Array.from(new Set(list)).sort()
  return runEnrichment({
    genes: someGenes(geneCount),
    sets: await propagated(sets, geneCount),
    list: { given: indices.length, indices, notMatched: [] },
    background: background ? Int32Array.from(new Set(background)).sort() : null,
    settings: EnrichmentSettings.parse({ min: 1, ...settings }),
  })
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
const byName = ({ sets, terms }: Enrichment): Record<string, ScoredTerm> =>
  Object.fromEntries(terms.map((row) => [sets.terms[row.term]?.id ?? '', row]))
const answerOf = (enrichment: Enrichment, hasOwnBackground = false) => enrichmentAnswerOf(enrichment, { releaseId: 'r1', hasOwnBackground })

test('[ENRICH-001] one term by hand: 3 of 4 list genes have what 4 of 10 genes have', async () => {
  const sets = setsOf({ term: [0, 1, 2, 3], everything: range(0, 10) })
  const { term } = byName(await run({ sets, geneCount: 12, list: [0, 1, 2, 9] }))
  // (4 choose 3)(6 choose 1) + (4 choose 4)(6 choose 0) = 25 of (10 choose 4) = 210 ways.
  expect(term).toMatchObject({ found: 3, withTerm: 4 })
  expect(Math.exp(term?.lnP ?? 0)).toBeCloseTo(25 / 210, 12)
  // 3 or fewer: all but the one way of finding four.
  expect(Math.exp(term?.lnUnderP ?? 0)).toBeCloseTo(209 / 210, 12)
})

test('[ENRICH-006] tests are all terms of a testable size, also without list genes; another list has the same', async () => {
  const sets = setsOf({ small: [0], fits: [1, 2], large: range(0, 6), unseen: [7, 8] })
  const settings = { min: 2, max: 5 }
  const one = await run({ sets, geneCount: 10, list: [0, 1], settings })
  const other = await run({ sets, geneCount: 10, list: [7, 8], settings })
  expect(Object.keys(byName(one)).sort()).toEqual(['fits', 'unseen'])
  expect(Object.keys(byName(other)).sort()).toEqual(['fits', 'unseen'])
  expect((await answerOf(one)).tests).toBe(2)
})

test('[ENRICH-007] genes without annotation are on neither side unless they are requested; outside genes are reported and not added', async () => {
  const sets = setsOf({ term: range(0, 5) })
  const request = { sets, geneCount: 20, list: [0, 1, 6, 15], background: range(0, 10) }
  const cut = await answerOf(await run(request), true)
  expect(cut.list).toMatchObject({ genes: 4, counted: 2, outside: { count: 1 }, withoutAnnotation: { count: 1 } })
  expect(cut.list.outside.genes).toMatchObject([{ name: 'AT1G01015' }])
  expect(cut.list.withoutAnnotation.genes).toMatchObject([{ name: 'AT1G01006' }])
  expect(cut.background).toEqual({ genes: 10, counted: 5 })
  const whole = await answerOf(await run({ ...request, settings: { unannotated: '1' } }), true)
  expect(whole.list).toMatchObject({ counted: 3, outside: { count: 1 }, withoutAnnotation: { count: 0 } })
  expect(whole.background).toEqual({ genes: 10, counted: 10 })
})

test('[ENRICH-002] under-represented terms have the lower tail, corrected by itself', async () => {
  const sets = setsOf({ avoided: range(0, 50), taken: range(50, 60), rest: range(60, 100) })
  const { under, terms } = await answerOf(await run({ sets, geneCount: 100, list: range(50, 70) }))
  expect(under.terms.map(({ id }) => id)).toEqual(['avoided'])
  expect(under.terms[0]).toMatchObject({ found: 0, withTerm: 50, log10ElimP: null, foldedInto: null, fold: 0 })
  expect(terms.map(({ id }) => id)).toEqual(['taken'])
})

test('[ENRICH-014] each warning, on both sides of its limit', async () => {
  /** A chain of terms with two genes each: one gene more than terms. */
  const warningsOf = async (terms: number, listed: number) => {
    const sets = setsOf(Object.fromEntries(range(0, terms).map((at) => [`t${at}`, [at, at + 1]])))
    const { warnings } = await answerOf(
      await run({ sets: { ...sets, leftOut: { ...sets.leftOut, negated: 1 } }, geneCount: 30, list: range(0, listed) }),
    )
    return warnings
  }
  expect([await warningsOf(20, 5), await warningsOf(20, 4)]).toEqual([[], ['few_genes']])
  expect([await warningsOf(21, 11), await warningsOf(21, 12)]).toEqual([[], ['large_list']])
  expect([await warningsOf(20, 6), await warningsOf(19, 6)]).toEqual([[], ['few_tests']])
  expect([await warningsOf(21, 21), await warningsOf(21, 22)]).toEqual([['large_list'], ['list_is_background']])
  const untold = setsOf({ all: range(0, 22) })
  const reported = async (source: string) =>
    (await answerOf(await run({ sets: untold, geneCount: 30, list: range(0, 6), settings: { source } }))).warnings
  expect([await reported('go_bp'), await reported('family')]).toEqual([['few_tests', 'no_negation_told'], ['few_tests']])
})

test('[ENRICH-014] more than half of a list outside the background is told', async () => {
  const sets = setsOf(Object.fromEntries(range(0, 20).map((at) => [`t${at}`, [at, at + 1]])))
  const leftOut = { ...sets.leftOut, negated: 1 }
  const warningsOf = async (outside: number) =>
    (
      await answerOf(
        await run({
          sets: { ...sets, leftOut },
          geneCount: 60,
          list: [...range(0, 6), ...range(30, 30 + outside)],
          background: range(0, 21),
        }),
      )
    ).warnings
  expect([await warningsOf(6), await warningsOf(7)]).toEqual([[], ['mostly_outside']])
})

test('[COVER-009] a source without annotations is told as such, and no method is claimed', async () => {
  const answer = await answerOf(await run({ sets: setsOf({}), geneCount: 30, list: range(0, 6), settings: { source: 'po_structure' } }))
  expect(answer.warnings).toEqual(['no_annotations'])
  expect(answer.method).toMatch(/^Nothing was tested: release .* has no annotations of Plant Ontology structures\.$/)
})

/** Any small world: terms with genes, a list and a background. */
const anyWorld = fc.record({
  members: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.uniqueArray(fc.integer({ min: 0, max: 29 }), { maxLength: 25 })),
  list: fc.uniqueArray(fc.integer({ min: 0, max: 29 }), { minLength: 1, maxLength: 20 }),
  background: fc.uniqueArray(fc.integer({ min: 0, max: 29 }), { minLength: 1, maxLength: 29 }),
  countsAll: fc.constantFrom('0', '1'),
})
const edges = ['a < b', 'c < b', 'b < d']

test('[ENRICH-001] a list that is its background gives p 1 everywhere', async () => {
  await fc.assert(
    fc.asyncProperty(anyWorld, async ({ members, background, countsAll }) => {
      const request = { sets: setsOf(members, edges), geneCount: 30, list: background, background, settings: { unannotated: countsAll } }
      for (const { lnP, lnQ, lnUnderP } of (await run(request)).terms) expect([lnP, lnQ, lnUnderP]).toEqual([0, 0, 0])
    }),
    { seed: 3702 },
  )
})

const numbersOf = (enrichment: Enrichment) =>
  Object.entries(byName(enrichment))
    .map(([id, { term: _, foldedInto, ...numbers }]) => ({
      id,
      ...numbers,
      into: foldedInto === null ? null : enrichment.sets.terms[foldedInto]?.id,
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))

test('[ENRICH-007] other names for the genes change nothing, nor does a gene outside the background but its count', async () => {
  await fc.assert(
    fc.asyncProperty(anyWorld, fc.integer({ min: 1, max: 29 }), async ({ members, list, background, countsAll }, shift) => {
      const settings = { unannotated: countsAll }
      const request = { sets: setsOf(members, edges), geneCount: 31, list, background, settings }
      const renamed = (genes: readonly number[]) => genes.map((gene) => (gene + shift) % 30)
      const movedSets = setsOf(Object.fromEntries(Object.entries(members).map(([name, genes]) => [name, renamed(genes)])), edges)
      const plain = await run(request)
      const moved = await run({ ...request, sets: movedSets, list: renamed(list).reverse(), background: renamed(background) })
      const joined = await run({ ...request, list: [...list, 30] })
      expect(numbersOf(moved)).toEqual(numbersOf(plain))
      expect(numbersOf(joined)).toEqual(numbersOf(plain))
      expect((await answerOf(joined)).list.outside.count).toBe((await answerOf(plain)).list.outside.count + 1)
    }),
    { seed: 3702 },
  )
})
