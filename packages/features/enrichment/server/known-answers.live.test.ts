import { loadedRelease } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import type { EnrichmentAnswer } from '../contract/enrichment-answer.ts'
import { EnrichmentSettings } from '../contract/enrichment-call.ts'
import { enrichmentAnswerOf } from './enrichment-answer-of.ts'
import { hashOf, type KnownLists, loadKnownLists } from './fixtures/known-lists.ts'
import { runEnrichment } from './run-enrichment.ts'
import { termSetCache } from './sets/term-set-cache.ts'

// Answers that scipy, statsmodels and goatools gave on the same files (`npm run check:enrichment` asks them again). Computed from the
// tables of the release, as the call does; what the call itself answers is shown on the demo release.
const real = loadedRelease()
const termSets = real ? termSetCache(real.db) : null
const lists: KnownLists = real ? await loadKnownLists(real.db.pool, 'real') : { F: [], R: [], Z: [], all: [] }
const onReal = test.skipIf(!real)
const requirement = '(needs ROSETTE_LOADED_SITE)'

type Request = { backgroundItems?: readonly string[] } & Partial<Record<keyof EnrichmentSettings, string>>

async function enrich(list: 'F' | 'R' | 'Z', { backgroundItems, ...chosen }: Request = {}): Promise<EnrichmentAnswer> {
  if (!termSets) throw new Error('The official files are not loaded')
  const settings = EnrichmentSettings.parse(chosen)
  const genes = await termSets.genesOf('real')
  const indicesOf = (names: readonly string[]) => Int32Array.from(names.flatMap((name) => genes.indexOfName.get(name) ?? [])).sort()
  const named = settings.background === 'all' ? await termSets.backgroundOf('real', 'all') : null
  const enrichment = await runEnrichment({
    genes,
    sets: await termSets.termSetsOf('real', settings.source, settings.evidence),
    list: { given: lists[list].length, indices: indicesOf(lists[list]), notMatched: [] },
    background: backgroundItems ? indicesOf(backgroundItems) : named,
    settings,
  })
  return enrichmentAnswerOf(enrichment, { releaseId: 'real', hasOwnBackground: backgroundItems !== undefined })
}

const sizesOf = ({ list, background, tests, significant }: EnrichmentAnswer) => [list.counted, background.counted, tests, significant]
const chance = (log10 = 0) => Number((10 ** log10).toPrecision(5))

onReal(`[ENRICH-015] the lists are those of the known answers ${requirement}`, () => {
  const marksOf = (names: string[]) => [names.length, hashOf(names.map((name) => `${name}\n`).join('')).slice(0, 16)]
  expect([lists.F, lists.R, lists.Z].map(marksOf)).toEqual([
    [295, '1f79ba28ffdd9400'],
    [247, '6ffdee32cac50a4f'],
    [151, '54c50e8a7fbabc0f'],
  ])
  expect(lists.all).toHaveLength(38_193)
})

onReal(`[ENRICH-015] list F, GO process: sizes and the ten best terms ${requirement}`, async () => {
  const answer = await enrich('F')
  expect(sizesOf(answer)).toEqual([284, 23_158, 3345, 288])
  expect(
    answer.terms.slice(0, 10).map(({ id, found, withTerm, log10P, log10Q }) => [id, found, withTerm, chance(log10P), chance(log10Q)]),
  ).toEqual([
    ['GO:0048580', 67, 435, 4.8678e-54, 1.6283e-50],
    ['GO:0009909', 49, 183, 7.3969e-52, 1.2371e-48],
    ['GO:0048831', 49, 198, 5.4447e-50, 6.0708e-47],
    ['GO:2000026', 67, 514, 3.9224e-49, 3.2801e-46],
    ['GO:0010228', 50, 301, 8.715e-42, 4.8766e-39],
    ['GO:0051239', 68, 691, 8.7473e-42, 4.8766e-39],
    ['GO:0050793', 86, 1335, 7.619e-39, 3.6408e-36],
    ['GO:2000241', 56, 482, 4.0065e-38, 1.6752e-35],
    ['GO:0009908', 59, 613, 1.4694e-35, 5.4612e-33],
    ['GO:0090567', 59, 646, 2.7265e-34, 9.1201e-32],
  ])
})

type Known = readonly [list: 'F' | 'R' | 'Z', settings: Request, sizes: readonly number[], first: readonly (string | number)[]]

const fromThreeArms = () => lists.all.filter((name) => /^AT[1-3]G/.test(name))

onReal.for<Known>([
  ['F', { source: 'go_mf' }, [265, 19_661, 1409, 51], ['GO:0016847', 9, 11, 'q', 9.704e-13]],
  ['F', { source: 'go_cc' }, [288, 26_178, 620, 50], ['GO:0140513', 55, 1005, 'q', 2.3564e-20]],
  ['F', { evidence: 'curated' }, [233, 13_525, 2494, 233], ['GO:0048580', 61, 261, 'p', 1.0175e-52]],
  ['F', { evidence: 'experimental' }, [191, 7081, 2005, 157], ['GO:0009909', 46, 129, 'p', 8.7503e-41]],
  ['F', { background: 'all', unannotated: '1' }, [295, 38_193, 3345, 425], ['GO:0048580', 67, 435, 'p', 8.269e-67]],
  ['R', {}, [233, 23_158, 3345, 33], ['GO:0006412', 233, 1446, 'p', 1.8238e-289]],
  ['R', { source: 'go_mf' }, [0, 19_661, 1409, 7], ['GO:0003735', 232, 430, 'log10 p', -416.0956]],
  ['R', { source: 'go_cc' }, [0, 26_178, 620, 28], ['GO:0022626', 229, 350, 'log10 p', -464.0194]],
  ['Z', {}, [101, 23_158, 3345, 0], []],
])(`[ENRICH-015] list %s, %j ${requirement}`, async ([list, settings, [counted, ...sizes], [id, found, withTerm, what, value]]) => {
  const answer = await enrich(list, settings)
  const [listed, ...others] = sizesOf(answer)
  expect(others).toEqual(sizes)
  if (counted) expect(listed).toBe(counted)
  if (id === undefined) return expect(answer.terms).toEqual([])
  const [first] = answer.terms
  expect([first?.id, first?.found, first?.withTerm]).toEqual([id, found, withTerm])
  const log10 = (what === 'q' ? first?.log10Q : first?.log10P) ?? 0
  expect(what === 'log10 p' ? Number(log10.toFixed(4)) : chance(log10)).toBe(value)
})

onReal(`[ENRICH-015] list F against a custom background, with and without genes that have no annotation ${requirement}`, async () => {
  const backgroundItems = fromThreeArms()
  const answer = await enrich('F', { backgroundItems })
  expect(sizesOf(answer)).toEqual([167, 14_113, 2762, 214])
  expect([answer.list.outside.count, answer.list.withoutAnnotation.count]).toEqual([125, 3])
  expect(answer.terms[0]).toMatchObject({ id: 'GO:0048580', found: 35, withTerm: 248 })
  expect(chance(answer.terms[0]?.log10P)).toBe(5.6904e-28)
  const all = await enrich('F', { backgroundItems, unannotated: '1' })
  expect(sizesOf(all)).toEqual([170, 23_636, 2762, 341])
  expect(all.terms[0]).toMatchObject({ id: 'GO:0009791', found: 70, withTerm: 1486 })
  expect(chance(all.terms[0]?.log10P)).toBe(2.3706e-39)
})

onReal(`[ENRICH-008] of the 288 terms of list F elim keeps 108; no term is left without a shown one below it ${requirement}`, async () => {
  const { terms, shown } = await enrich('F')
  const stored = terms.filter(({ log10ElimP }) => (log10ElimP ?? 0) <= -2)
  expect([terms.length, stored.length]).toEqual([288, 108])
  // Nine more are shown: nothing that is shown stands below them.
  expect(shown).toBe(117)
  const ofElim = (id: string) => chance(terms.find((term) => term.id === id)?.log10ElimP ?? 0)
  expect([ofElim('GO:0009909'), ofElim('GO:0048580'), ofElim('GO:0048831')]).toEqual([1.1507e-10, 0.19012, 1])
  const shownIds = new Set(terms.filter(({ foldedInto }) => foldedInto === null).map(({ id }) => id))
  for (const { foldedInto } of terms) if (foldedInto !== null) expect(shownIds).toContain(foldedInto)
})
