import { identifierStatuses, identifierTypes } from '@rosette/contract-kit/kind/record-ref.ts'
import type { IdentifierRow } from '@rosette/database/find-identifiers.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ResolveAnswer, type ResolvedLine, resolveBuckets } from '../contract/resolve-call.ts'
import { sortIntoBuckets } from './resolve-identifiers.ts'

const ag: IdentifierRow = {
  kind: 'locus',
  type: 'symbol',
  status: 'current',
  key: 1,
  label: 'AT4G18960',
  successorKey: null,
  successorLabel: null,
}
const other = { ...ag, key: 2, label: 'AT1G01010' }
const record = { kind: 'locus', key: 1, label: 'AT4G18960' }

async function sortOne(...rows: IdentifierRow[]): Promise<ResolvedLine | undefined> {
  const { lines } = await sortIntoBuckets({ inputs: ['AG'], firstOf: [0], rowsOf: new Map([[0, rows]]) })
  return lines[0]
}

test.each([
  ['name', 'matched'],
  ['accession', 'matched'],
  ['gene_model', 'converted'],
  ['uniprot', 'converted'],
  ['probe', 'converted'],
  ['symbol', 'alias'],
  ['full_name', 'alias'],
  ['stock', 'alias'],
  ['alias', 'alias'],
  ['cross_reference', 'converted'],
  ['line', 'converted'],
] as const)('an id that is a %s is %s', async (type, bucket) => {
  expect(await sortOne({ ...ag, type })).toEqual({ input: 'AG', bucket, by: type, record })
})

test("a record's own name wins over another record's alias", async () => {
  expect(await sortOne({ ...other, type: 'alias' }, { ...ag, type: 'name' })).toMatchObject({ bucket: 'matched', record })
  expect(await sortOne({ ...other, type: 'symbol' }, { ...ag, type: 'gene_model' })).toMatchObject({ bucket: 'converted', record })
})

test('records that share a symbol are candidates, better known first, each once', async () => {
  const candidates = [
    { ...record, by: 'symbol' },
    { kind: 'locus', key: 2, label: 'AT1G01010', by: 'alias' },
  ]
  expect(await sortOne({ ...other, type: 'alias' }, ag, { ...ag, type: 'alias' })).toEqual({ input: 'AG', bucket: 'ambiguous', candidates })
})

test('a locus wins over records of other kinds; without one they are candidates together', async () => {
  expect(await sortOne({ ...ag, kind: 'germplasm', type: 'name' }, ag)).toMatchObject({ bucket: 'alias', record })
  const [one, two] = [
    { ...ag, kind: 'germplasm', type: 'name' as const },
    { ...ag, kind: 'publication', type: 'name' as const },
  ]
  expect(await sortOne(one, two)).toMatchObject({ bucket: 'ambiguous', candidates: [{ kind: 'germplasm' }, { kind: 'publication' }] })
})

test("[TRUTH-065] another record's own name wins over further names of a locus, and a line means seeds before insertions", async () => {
  const stock = { ...other, kind: 'germplasm', type: 'name' as const }
  for (const type of ['alias', 'cross_reference'] as const)
    expect(await sortOne({ ...ag, type }, stock)).toMatchObject({ bucket: 'matched' })
  const insertion = { ...other, kind: 'polymorphism', type: 'line' as const }
  expect(await sortOne(insertion, { ...stock, type: 'alias' })).toMatchObject({ bucket: 'alias', record: { kind: 'germplasm' } })
  expect(await sortOne(insertion)).toMatchObject({ bucket: 'converted', record: { kind: 'polymorphism' } })
})

test('an obsolete name has its successors, and counts only where the name is not in use', async () => {
  const gone: IdentifierRow = {
    ...ag,
    type: 'name',
    status: 'obsolete',
    key: null,
    label: 'AG',
    successorKey: 1,
    successorLabel: 'AT4G18960',
  }
  const split = { ...gone, successorKey: 2, successorLabel: 'AT1G01010' }
  const second = { kind: 'locus', key: 2, label: 'AT1G01010' }
  expect(await sortOne(gone, split, gone)).toEqual({ input: 'AG', bucket: 'obsolete', record: null, successors: [second, record] })
  expect(await sortOne({ ...gone, successorKey: null, successorLabel: null })).toMatchObject({ bucket: 'obsolete', successors: [] })
  expect(await sortOne({ ...gone, key: 9 })).toMatchObject({ record: { kind: 'locus', key: 9, label: 'AG' } })
  expect(await sortOne(gone, ag)).toMatchObject({ bucket: 'alias' })
})

const anyRow: fc.Arbitrary<IdentifierRow> = fc.record({
  kind: fc.constantFrom('locus', 'germplasm'),
  type: fc.constantFrom(...identifierTypes),
  status: fc.constantFrom(...identifierStatuses),
  key: fc.integer({ min: 1, max: 3 }),
  label: fc.constantFrom('A', 'B'),
  successorKey: fc.option(fc.integer({ min: 1, max: 3 })),
  successorLabel: fc.constant('C'),
})

test('every line is in exactly one bucket, in its place, and the counts add up', async () => {
  const line = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.array(anyRow, { maxLength: 4 }))
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (list) => {
      const inputs = list.map(([input]) => input)
      const firstOf = inputs.map((input) => inputs.indexOf(input))
      const answer = await sortIntoBuckets({ inputs, firstOf, rowsOf: new Map(list.map(([, rows], at) => [at, rows])) })
      expect(ResolveAnswer.parse(answer)).toEqual(answer)
      expect(answer.lines.map(({ input }) => input)).toEqual(inputs)
      for (const bucket of resolveBuckets) {
        expect(answer.counts[bucket]).toBe(answer.lines.filter((each) => each.bucket === bucket).length)
      }
      expect(answer.lines.filter(({ bucket }) => bucket !== 'duplicate')).toHaveLength(new Set(inputs).size)
    }),
    { seed: 3702 },
  )
})
