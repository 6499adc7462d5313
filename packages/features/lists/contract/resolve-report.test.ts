import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import { choicesOf, formatReport, groupLines, numberLines, reportRows, takeItems } from './resolve-report.ts'

const locus = (label: string) => ({ kind: 'locus', key: Number(label.replaceAll(/\D/g, '')), label })
const candidate = (label: string) => ({ ...locus(label), by: 'symbol' as const })

const lines: readonly ResolvedLine[] = [
  { input: 'at4g18960', bucket: 'matched', by: 'name', record: locus('AT4G18960') },
  { input: 'FLC', bucket: 'alias', by: 'symbol', record: locus('AT5G10140') },
  { input: 'AT4G18960.1', bucket: 'converted', by: 'gene_model', record: locus('AT4G18960') },
  { input: 'ASG1', bucket: 'ambiguous', candidates: [candidate('AT2G24100'), candidate('AT5G17640')] },
  { input: 'AT1G99910', bucket: 'obsolete', record: null, successors: [locus('AT1G90010')] },
  { input: 'AT1G99920', bucket: 'obsolete', record: null, successors: [locus('AT1G90010'), locus('AT1G90020')] },
  { input: 'AT1G99940', bucket: 'obsolete', record: null, successors: [] },
  { input: 'AT4G18960', bucket: 'duplicate', ofLine: 1 },
  { input: 'nobody', bucket: 'unknown' },
]
const numbered = (some: readonly ResolvedLine[]) =>
  numberLines(
    some.map(({ input }, index) => ({ line: index + 1, input })),
    { lines: [...some] },
  )
const answer = numbered(lines)

test('only matched lines and single successors are taken automatically, each record once', () => {
  const { items, counts, leftover } = takeItems(answer, new Map())
  expect(items).toEqual(['AT4G18960', 'AT5G10140', 'AT1G90010'])
  expect(counts).toEqual({ taken: 4, repeated: 1, open: 2, leftOut: 0, unmatched: 2 })
  expect(leftover).toEqual(['ASG1', 'AT1G99920', 'AT1G99940', 'nobody'])
})

test('a decision takes one, both or none, and what is decided is not left over', () => {
  const decided = new Map([
    [4, ['AT5G17640']],
    [6, []],
  ])
  const { items, counts, leftover } = takeItems(answer, decided)
  expect(items).toEqual(['AT4G18960', 'AT5G10140', 'AT5G17640', 'AT1G90010'])
  expect(leftover).toEqual(['AT1G99940', 'nobody'])
  expect(counts).toEqual({ taken: 5, repeated: 1, open: 0, leftOut: 1, unmatched: 2 })
  expect(takeItems(answer, new Map([[4, ['AT2G24100', 'AT5G17640']]])).items).toContain('AT2G24100')
  // A successor that is taken automatically can be left out.
  expect(takeItems(answer, new Map([[5, []]])).items).toEqual(['AT4G18960', 'AT5G10140'])
})

test('every line is in exactly one group', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...lines)), (some) => {
      const groups = Object.values(groupLines(numbered(some))).flat()
      expect(groups.map(({ number }) => number).sort((one, other) => one - other)).toEqual(some.map((_, index) => index + 1))
    }),
    { seed: 19 },
  )
})

test('the file has a row for each line', () => {
  const rows = formatReport(reportRows(answer, new Map([[4, ['AT5G17640']]])))
    .trimEnd()
    .split('\n')
  expect(rows).toHaveLength(lines.length + 1)
  expect(rows[4]).toBe('4\tASG1\tambiguous\tAT5G17640\tmay be AT2G24100, AT5G17640')
  expect(rows[8]).toBe('8\tAT4G18960\trepeated\t\tsame as line 1')
})

test('[SECURE-054] a pasted line is not a formula in the report', () => {
  const pasted = numbered(['=1+1', '@A1', '-5'].map((input): ResolvedLine => ({ input, bucket: 'unknown' })))
  const rows = formatReport(reportRows(pasted, new Map())).split('\n').slice(1, -1)
  expect(rows.map((row) => row.split('\t')[1])).toEqual(["'=1+1", "'@A1", '-5'])
})

test('[LIST-059] the numbers add up with any lines and any decisions, also with all of several', () => {
  const choice = fc.constantFrom('first', 'all', 'none', 'undecided')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...lines), choice)), (some) => {
      const report = numbered(some.map(([line]) => line))
      const decisions = new Map(
        report.flatMap((line, at) => {
          const names = choicesOf(line).map(({ label }) => label)
          const decided = { first: names.slice(0, 1), all: names, none: [], undecided: null }[some[at]?.[1] ?? 'undecided']
          return decided && names.length > 0 ? [[line.number, decided] as const] : []
        }),
      )
      const { items, nameCount, counts, leftover } = takeItems(report, decisions)
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(report.length)
      expect(new Set(items).size).toBe(items.length)
      expect(leftover).toHaveLength(counts.open + counts.unmatched)
      // What a file of the report says was taken is what the list holds.
      const named = formatReport(reportRows(report, decisions))
        .split('\n')
        .slice(1, report.length + 1)
      const taken = named.flatMap((row) => row.split('\t')[3]?.split(', ').filter(Boolean) ?? [])
      expect(taken).toHaveLength(nameCount)
      expect([...new Set(taken)]).toEqual(items)
      expect(counts.taken).toBe(named.filter((row) => row.split('\t')[3] !== '').length)
    }),
    { seed: 51 },
  )
})

test('[LIST-060] ids of one line share its number, and a repeated one names the line of the first', () => {
  const given = [
    { line: 2, input: 'AG' },
    { line: 2, input: 'nobody' },
    { line: 5, input: 'AG' },
  ]
  const [first, second, third] = numberLines(given, {
    lines: [
      { input: 'AG', bucket: 'alias', by: 'symbol', record: locus('AT4G18960') },
      { input: 'nobody', bucket: 'unknown' },
      { input: 'AG', bucket: 'duplicate', ofLine: 1 },
    ],
  })
  expect([first?.line, second?.line, third?.line]).toEqual([2, 2, 5])
  expect(third).toMatchObject({ number: 3, ofLine: 2 })
})
