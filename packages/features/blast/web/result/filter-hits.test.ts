import { expect, test } from 'vitest'
import { defaultDatabase } from '../../contract/blast-databases.ts'
import type { BlastAlignment, BlastHit, BlastHsp } from '../../contract/blast-result.ts'
import { filterHits, filtersOf, formatEvalue, noFilters, paramsOf, scoreStepOf } from './filter-hits.ts'
import { formatBlocks, toBlocks } from './to-blocks.ts'

const hsp: BlastHsp = {
  line: 1,
  identity: 64,
  length: 6,
  mismatches: 1,
  gapOpenings: 1,
  queryStart: 10,
  queryEnd: 14,
  subjectStart: 1,
  subjectEnd: 6,
  evalue: 1e-20,
  bitScore: 81.6,
  score: 200,
  identical: 4,
  positive: 5,
  gaps: 1,
  queryFrame: 0,
  subjectFrame: 0,
}

function hitOf(number: number, changes: Partial<BlastHit> & { hsp?: Partial<BlastHsp> } = {}): BlastHit {
  const { hsp: own = {}, ...rest } = changes
  return {
    number,
    query: 0,
    database: defaultDatabase,
    subject: `S${number}`,
    title: '',
    subjectLength: 100,
    queryCover: 90,
    hsps: [{ ...hsp, ...own }],
    locus: null,
    ...rest,
  }
}

const locus = { locus: { kind: 'locus', key: 7, label: 'AT4G18960' }, symbols: [], description: null, place: null }

const ag = { name: 'AG', length: 100 }

test.for([
  ['E-value', { maxEvalue: '1e-5' }, hitOf(1, { hsp: { evalue: 0.1 } })],
  ['identity', { minIdentity: '70' }, hitOf(1)],
  ['query cover', { minCover: '95' }, hitOf(1)],
  ['the query itself', { hidesQuery: true }, hitOf(1, { subject: 'AG' })],
] as const)('[BLAST-031] hits are narrowed by %s', ([_, filters, hit]) => {
  expect(filterHits([hit], { ...noFilters, ...filters }, [ag])).toEqual([])
  expect(filterHits([hit], noFilters, [ag])).toEqual([hit])
})

test('[BLAST-031] one hit per locus keeps the best of each query, and hits without a locus', () => {
  const hits = [hitOf(1, { locus }), hitOf(2, { locus }), hitOf(3), hitOf(4), hitOf(5, { locus, query: 1 })]
  expect(filterHits(hits, { ...noFilters, isOnePerLocus: true }, [ag, ag]).map(({ number }) => number)).toEqual([1, 3, 4, 5])
})

test('[BLAST-031] a text that is not a number narrows nothing', () => {
  expect(filterHits([hitOf(1)], { ...noFilters, minIdentity: 'x', maxEvalue: ' ' }, [])).toHaveLength(1)
})

test.for([
  [250, 5],
  [200, 5],
  [199.9, 4],
  [50, 3],
  [49, 2],
] as const)('[BLAST-032] %s bits are drawn in step %s', ([bits, step]) => {
  expect(scoreStepOf(bits)).toBe(step)
})

test.for([
  [0, '0.0'],
  [4.2e-104, '4e-104'],
  [0.345, '0.34'],
  [2.3, '2.3'],
] as const)('[BLAST-032] an E-value of %s is written %s', ([evalue, text]) => {
  expect(formatEvalue(evalue)).toBe(text)
})

const alignment: BlastAlignment = { line: 1, query: 'ACG-TA', midline: 'ACG TA', subject: 'ACGGTA' }

test.for([
  ['counts residues, not gaps', 'blastp', {}, [10, 14], [1, 6]],
  ['counts down on the reverse strand', 'blastn', { subjectStart: 106, subjectEnd: 101 }, [10, 14], [106, 101]],
  ['counts three bases for a translated residue', 'tblastn', { subjectStart: 1, subjectEnd: 18 }, [10, 14], [1, 18]],
  ['of a translated query on the reverse strand', 'blastx', { queryStart: 30, queryEnd: 16 }, [30, 16], [1, 6]],
] as const)('[BLAST-033] an alignment %s', ([_, program, changes, query, subject]) => {
  const [block] = toBlocks(program, { ...hsp, ...changes }, alignment)
  expect([block?.query.start, block?.query.end]).toEqual(query)
  expect([block?.subject.start, block?.subject.end]).toEqual(subject)
})

test('[BLAST-033] a long alignment has lines of 60 columns, and goes on where the last one ended', () => {
  const text = 'A'.repeat(100)
  const blocks = toBlocks(
    'blastn',
    { ...hsp, queryStart: 1, queryEnd: 100 },
    { line: 1, query: text, midline: '|'.repeat(100), subject: text },
  )
  expect(blocks.map(({ query }) => [query.start, query.end])).toEqual([
    [1, 60],
    [61, 100],
  ])
  expect(formatBlocks(blocks).split('\n').slice(0, 3)).toEqual([
    `Query  1   ${'A'.repeat(60)}  60`,
    `           ${'|'.repeat(60)}`,
    `Sbjct  1   ${'A'.repeat(60)}  60`,
  ])
})

test('[BLAST-049] a query without a name is known by its sequence: the same from end to end, and nothing less', () => {
  const hides = { ...noFilters, hidesQuery: true }
  const unnamed = { name: 'Query_1', length: 100 }
  const whole = { identical: 100, length: 100, gaps: 0 }
  expect(filterHits([hitOf(1, { hsp: whole })], hides, [unnamed])).toEqual([])
  const others = [
    hitOf(1, { hsp: { ...whole, identical: 99 } }),
    hitOf(2, { hsp: whole, subjectLength: 101 }),
    hitOf(3, { hsp: { ...whole, gaps: 1 } }),
  ]
  expect(filterHits(others, hides, [unnamed])).toEqual(others)
  expect(filterHits([hitOf(1, { hsp: whole })], hides, [{ ...unnamed, length: 101 }])).toHaveLength(1)
})

test('[BLAST-053] the hits of one dataset are those of that dataset, also under a name that another has, too', () => {
  const hits = [hitOf(1, { subject: 'AT4G18960.1' }), hitOf(2, { subject: 'AT4G18960.1', database: 'TAIR10_cds' })]
  expect(filterHits(hits, { ...noFilters, database: 'TAIR10_cds' }, []).map(({ number }) => number)).toEqual([2])
  expect(filterHits(hits, noFilters, [])).toEqual(hits)
})

test('[BLAST-050] filters are read from the address as they were written', () => {
  const filters = { maxEvalue: '1e-5', minIdentity: '', minCover: '20', database: 'TAIR10_cds', isOnePerLocus: true, hidesQuery: false }
  const written = Object.entries(paramsOf(filters)).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  expect(written).toEqual([
    ['maxEvalue', '1e-5'],
    ['minCover', '20'],
    ['database', 'TAIR10_cds'],
    ['isOnePerLocus', '1'],
  ])
  expect(filtersOf(new URLSearchParams(written))).toEqual(filters)
  expect(filtersOf(new URLSearchParams())).toEqual(noFilters)
})
