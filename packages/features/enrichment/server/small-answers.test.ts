import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { EnrichmentSettings } from '../contract/enrichment-call.ts'
import { evidencesOf } from '../contract/evidences-of.ts'
import { hashOf } from './fixtures/known-lists.ts'
import { type Enrichment, runEnrichment } from './run-enrichment.ts'
import type { Genes } from './sets/load-genes.ts'
import { type PropagatedSets, propagate } from './sets/propagate.ts'

// Small sets, and what goatools, scipy and statsmodels answer about them (tools/enrichment/small_answers.py). `npm run check:enrichment`
// compares with the same packages on the official release.
const World = z.object({
  terms: z.array(z.string()),
  edges: z.array(z.tuple([z.string(), z.enum(['is_a', 'part_of']), z.string()])),
  genes: z.array(z.string()),
  annotations: z.array(z.tuple([z.string(), z.string(), z.string()])),
  lists: z.record(z.string(), z.array(z.string())),
})
const Case = z.object({
  list: z.string(),
  background: z.string(),
  evidence: z.string(),
  correction: z.string(),
  unannotated: z.string(),
  counted: z.int(),
  background_counted: z.int(),
  tests: z.array(z.tuple([z.string(), z.int(), z.int(), z.number(), z.number(), z.number()])),
})
type Case = z.infer<typeof Case>

const [first = '', ...others] = readFileSync(new URL('./fixtures/small-answers.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const world = World.parse(JSON.parse(first))
const cases = others.map((line) => Case.parse(JSON.parse(line)))

const genes: Genes = {
  genes: world.genes.map((name, key) => ({ key, name, symbol: null })),
  indexOfKey: new Map(world.genes.map((_, index) => [index, index])),
  indexOfName: new Map(world.genes.map((name, index) => [name, index])),
}
const indicesOf = (names: readonly string[]) => Int32Array.from(names, (name) => genes.indexOfName.get(name) ?? -1).sort()

function setsOf(evidence: string): Promise<PropagatedSets> {
  const termOf = new Map(world.terms.map((id, index) => [id, index]))
  const indexOf = (id: string) => termOf.get(id) ?? -1
  const sets = {
    terms: world.terms.map((id) => ({ id, name: id, key: null })),
    // The root is not a term that is tested.
    edges: world.edges.map(([child, , parent]) => [indexOf(child), indexOf(parent)] as const).filter(([, parent]) => parent >= 0),
    members: world.annotations.map(([gene, term, code]) => ({
      term: indexOf(term),
      locusId: genes.indexOfName.get(gene) ?? -1,
      evidence: code === '' ? null : code,
    })),
    leftOut: { negated: 0, noData: 0, root: 0, obsolete: 0 },
  }
  return propagate(sets, { geneCount: genes.genes.length, indexOf: (key) => key, evidences: evidencesOf(evidence) })
}

async function compare({ evidence, background, correction, unannotated }: Omit<Case, 'list' | 'tests'>, list: Int32Array) {
  const own = background === 'all' ? world.genes : world.genes.filter((name) => /^AT[1-3]G/.test(name))
  return runEnrichment({
    genes,
    sets: await setsOf(evidence),
    list: { given: list.length, indices: list, notMatched: [] },
    background: background === 'annotated' ? null : indicesOf(own),
    settings: EnrichmentSettings.parse({ evidence, correction, unannotated }),
  })
}

const testsOf = ({ sets, terms }: Enrichment) =>
  terms
    .map(({ term, found, withTerm, lnP, lnQ, lnElimP }) => ({ id: sets.terms[term]?.id ?? '', found, withTerm, logs: [lnP, lnQ, lnElimP] }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))

test('[ENRICH-016] three lists, evidences, backgrounds and corrections are compared, and terms stand out', () => {
  const valuesOf = (name: 'list' | 'evidence' | 'background' | 'correction') => new Set(cases.map((each) => each[name])).size
  expect([valuesOf('list'), valuesOf('evidence'), valuesOf('background'), valuesOf('correction')]).toEqual([3, 3, 3, 3])
  const tests = cases.flatMap((each) => each.tests)
  expect(tests.length).toBeGreaterThan(500)
  expect(tests.filter(([, , , , lnQ]) => lnQ <= Math.log(0.05)).length).toBeGreaterThan(40)
  // Terms that only the genes of narrower ones make stand out.
  expect(tests.filter(([, , , lnP, , lnElimP]) => lnP <= Math.log(0.01) && lnElimP > Math.log(0.01)).length).toBeGreaterThan(10)
})

test.for(cases)(
  '[ENRICH-016] every count, p, q and elim p of goatools, scipy and statsmodels: $list, $evidence, $background, $correction',
  async (theirs) => {
    const ours = await compare(theirs, indicesOf(world.lists[theirs.list] ?? []))
    expect([ours.sides.list.length, ours.sides.background.length]).toEqual([theirs.counted, theirs.background_counted])
    const found = testsOf(ours)
    expect(found.map(({ id, found: k, withTerm }) => [id, k, withTerm])).toEqual(theirs.tests.map(([id, k, withTerm]) => [id, k, withTerm]))
    for (const [at, [id, , , ...logs]] of theirs.tests.entries())
      for (const [index, log] of logs.entries()) expect(found[at]?.logs[index], `${id} ${['p', 'q', 'elim p'][index]}`).toBeCloseTo(log, 9)
  },
)

test('[ENRICH-016] of 256 lists by hash at most one in twenty has a significant term', async () => {
  const settings = { evidence: 'any', background: 'annotated', correction: 'bh', unannotated: '0', counted: 0, background_counted: 0 }
  let withTerm = 0
  for (let number = 0; number < 256; number++) {
    const list = indicesOf(world.genes.filter((name) => /^[01]/.test(hashOf(`${number} ${name}`))))
    if ((await compare(settings, list)).terms.some(({ isSignificant }) => isSignificant)) withTerm += 1
  }
  expect(withTerm).toBeLessThanOrEqual(256 / 20)
})
