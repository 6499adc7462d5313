import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import { formatReport, groupLines, takeItems } from './resolve-report.ts'

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
const answer = { lines: [...lines] }

test('only matched lines and single successors are taken automatically, each record once', () => {
  const { items, openCount, leftover } = takeItems(answer, new Map())
  expect(items).toEqual(['AT4G18960', 'AT5G10140', 'AT1G90010'])
  expect(openCount).toBe(2)
  expect(leftover).toEqual(['ASG1', 'AT1G99920', 'AT1G99940', 'nobody'])
})

test('a decision takes one, both or none, and what is decided is not left over', () => {
  const decided = new Map([
    [4, ['AT5G17640']],
    [6, []],
  ])
  const { items, openCount, leftover, lineCounts } = takeItems(answer, decided)
  expect(items).toEqual(['AT4G18960', 'AT5G10140', 'AT5G17640', 'AT1G90010'])
  expect(openCount).toBe(0)
  expect(leftover).toEqual(['AT1G99940', 'nobody'])
  expect(lineCounts).toMatchObject({ matched: 1, alias: 1, converted: 1, ambiguous: 1, obsolete: 1, duplicate: 0, unknown: 0 })
  expect(takeItems(answer, new Map([[4, ['AT2G24100', 'AT5G17640']]])).items).toContain('AT2G24100')
  // A successor that is taken automatically can be left out.
  expect(takeItems(answer, new Map([[5, []]])).items).toEqual(['AT4G18960', 'AT5G10140'])
})

test('every line is in exactly one group', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...lines)), (some) => {
      const groups = Object.values(groupLines({ lines: some })).flat()
      expect(groups.map(({ number }) => number).sort((one, other) => one - other)).toEqual(some.map((_, index) => index + 1))
    }),
    { seed: 19 },
  )
})

test('the file has a row for each line', () => {
  const rows = formatReport(answer, new Map([[4, ['AT5G17640']]]))
    .trimEnd()
    .split('\n')
  expect(rows).toHaveLength(lines.length + 1)
  expect(rows[4]).toBe('4\tASG1\tambiguous\tAT5G17640\tmay be AT2G24100, AT5G17640')
  expect(rows[8]).toBe('8\tAT4G18960\trepeated\t\tsame as line 1')
})

test('[SECURE-054] a pasted line is not a formula in the report', () => {
  const pasted = { lines: ['=1+1', '@A1', '-5'].map((input): ResolvedLine => ({ input, bucket: 'unknown' })) }
  const rows = formatReport(pasted, new Map()).split('\n').slice(1, -1)
  expect(rows.map((row) => row.split('\t')[1])).toEqual(["'=1+1", "'@A1", '-5'])
})
