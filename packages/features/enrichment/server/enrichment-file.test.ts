import { expect, test } from 'vitest'
import { EnrichmentSettings } from '../contract/enrichment-call.ts'
import { enrichmentFile } from './enrichment-file.ts'
import { propagated, setsOf, someGenes } from './fixtures/small-sets.ts'
import { runEnrichment } from './run-enrichment.ts'

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
const leftOut = { negated: 3, noData: 2, root: 1, obsolete: 4 }

// Of 40 annotated genes the list has six: all five of `narrow`, which explain `wide`, and one of `others`.
const sets = await propagated({ ...setsOf({ narrow: range(0, 5), wide: [5], others: range(6, 40) }, ['narrow < wide']), leftOut }, 42)
const comparison = {
  genes: someGenes(42),
  sets,
  list: { given: 9, indices: Int32Array.from([...range(0, 5), 9, 40]), notMatched: ['nobody', 'no one'] },
  background: Int32Array.from(range(0, 42)),
  settings: EnrichmentSettings.parse({ min: 1 }),
}
const enrichment = await runEnrichment(comparison)
const facts = { releaseId: 'r1', hasOwnBackground: true, address: 'https://rosette.example/api/enrichment/file?items=AG' }
const lines = (await enrichmentFile([enrichment], facts)).split('\n')

test('[ENRICH-011] the header has release, settings, counts, what was left out and the address', async () => {
  const header = lines.filter((line) => line.startsWith('# '))
  expect(header.filter((line) => !line.startsWith('# Method: '))).toEqual([
    '# Rosette: enrichment of GO process terms',
    '# Release: r1',
    '# Settings: source=go_bp background=own list evidence=any min=1 max=2000 correction=bh alpha=0.05 unannotated=0',
    '# List: 9 ids, 7 genes, 6 counted; left out: 2 ids not matched, 0 genes outside the background, 1 without annotation',
    '# Background: 42 genes, 40 counted',
    '# Tests: 3; significant: 2, of these folded: 1; under-represented: 1',
    '# Annotations left out: 3 negated, 2 without data (ND), 1 to a root, 4 to an obsolete term, 0 of other evidence',
    '# Address: https://rosette.example/api/enrichment/file?items=AG',
  ])
  expect(await enrichmentFile([enrichment], { ...facts, address: null })).not.toContain('# Address')
})

test('[ENRICH-011] every test is a line, folded ones included, with log10 of p and q by hand', () => {
  const [columns = '', ...rows] = lines.filter((line) => !line.startsWith('# ') && line !== '')
  const names = columns.split('\t')
  const numbersOf = (row = '', among: readonly string[]) => among.map((name) => row.split('\t')[names.indexOf(name)])
  const plain = [
    'source',
    'term',
    'name',
    'list_genes',
    'list_size',
    'genes',
    'background_size',
    'expected',
    'fold',
    'significant',
    'folded_into',
  ]
  expect(rows.map((row) => numbersOf(row, [...plain, 'significant_under']))).toEqual([
    ['go_bp', 'narrow', 'term narrow', '5', '6', '5', '40', '0.75', '6.666666667', 'yes', '', 'no'],
    ['go_bp', 'wide', 'term wide', '5', '6', '6', '40', '0.9', '5.555555556', 'yes', 'narrow', 'no'],
    ['go_bp', 'others', 'term others', '1', '6', '34', '40', '5.1', '0.1960784314', 'no', '', 'yes'],
  ])
  // Of (40 choose 6) ways 35 take all five of `narrow`; 6 · 34 + 1 take five or six of `wide`, and as many at most one of `others`.
  const all = 3_838_380
  const chances = [
    [35 / all, (3 * 35) / all, 35 / all, 1, 1],
    [205 / all, (3 * 205) / 2 / all, 1, (all - 1) / all, 1],
    [(all - 1) / all, (all - 1) / all, (all - 1) / all, 205 / all, (3 * 205) / all],
  ]
  for (const [at, row] of rows.entries()) {
    const reported = numbersOf(row, ['log10_p', 'log10_q', 'log10_elim_p', 'log10_p_under', 'log10_q_under']).map(Number)
    for (const [index, chance] of chances[at]?.entries() ?? []) expect(reported[index], `${at} ${index}`).toBeCloseTo(Math.log10(chance), 9)
  }
  expect(rows.map((row) => numbersOf(row, ['list_gene_names']))).toEqual([
    ['AT1G01000 AT1G01001 AT1G01002 AT1G01003 AT1G01004'],
    ['AT1G01000 AT1G01001 AT1G01002 AT1G01003 AT1G01004'],
    ['AT1G01009'],
  ])
})

test('[ENRICH-033] the file of two sources has the lines of both, each with its source, and the counts of each', async () => {
  const families = await runEnrichment({
    ...comparison,
    sets: await propagated(setsOf({ kinases: range(0, 10) }), 42),
    settings: EnrichmentSettings.parse({ min: 1, source: 'family' }),
  })
  const both = (await enrichmentFile([enrichment, families], facts)).split('\n')
  const alone = (await enrichmentFile([families], facts)).split('\n')
  const testsOf = (all: readonly string[]) => all.filter((line) => /^(go_bp|family)\t/.test(line))
  expect(testsOf(both)).toEqual([...testsOf(lines), ...testsOf(alone)])
  expect(testsOf(alone)).toHaveLength(1)
  expect(both.slice(0, 3)).toEqual([
    '# Rosette: enrichment of GO process terms, gene families',
    '# Release: r1',
    '# Settings: source=go_bp,family background=own list evidence=any min=1 max=2000 correction=bh alpha=0.05 unannotated=0',
  ])
  expect(both.filter((line) => line.startsWith('# Tests'))).toEqual([
    '# Tests of go_bp: 3; significant: 2, of these folded: 1; under-represented: 1',
    '# Tests of family: 1; significant: 0, of these folded: 0; under-represented: 0',
  ])
  expect(both.filter((line) => line.startsWith('# Background of'))).toEqual([
    '# Background of go_bp: 42 genes, 40 counted',
    '# Background of family: 42 genes, 10 counted',
  ])
  expect(both.filter((line) => line.startsWith('# Method: '))).toHaveLength(1)
})
