import { expect, test } from 'vitest'
import { formatResolvedLines } from './resolve.ts'

const locus = (key: number, label: string) => ({ kind: 'locus', key, label })

test('one line for each id, whatever its bucket', () => {
  const table = formatResolvedLines([
    { input: 'ag', bucket: 'alias', by: 'symbol', record: locus(1, 'AT4G18960') },
    { input: 'CO\t', bucket: 'ambiguous', candidates: [1, 2].map((key) => ({ ...locus(key, `AT1G0${key}`), by: 'symbol' as const })) },
    { input: 'AT1G99920', bucket: 'obsolete', record: null, successors: [locus(3, 'AT1G90010'), locus(4, 'AT1G90020')] },
    { input: 'AG', bucket: 'duplicate', ofLine: 1 },
    { input: 'nobody', bucket: 'unknown' },
  ])
  expect([...table]).toEqual([
    'line\tinput\tbucket\tby\tkind\tkey\tlabel\tof_line',
    '1\tag\talias\tsymbol\tlocus\t1\tAT4G18960\t',
    '2\tCO \tambiguous\t\tlocus\t1|2\tAT1G01|AT1G02\t',
    '3\tAT1G99920\tobsolete\t\tlocus\t3|4\tAT1G90010|AT1G90020\t',
    '4\tAG\tduplicate\t\t\t\t\t1',
    '5\tnobody\tunknown\t\t\t\t\t',
  ])
})
