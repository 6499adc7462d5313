import { expect, test } from 'vitest'
import type { ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import { sortList } from './search-context.ts'

const record = (label: string) => ({ kind: 'locus', key: 1, label })
const lines: ResolvedLine[] = [
  { input: 'at4g18960', bucket: 'matched', by: 'name', record: record('AT4G18960') },
  { input: 'AG', bucket: 'alias', by: 'symbol', record: record('AT4G18960') },
  { input: 'AG', bucket: 'duplicate', ofLine: 2 },
  { input: 'TT', bucket: 'ambiguous', candidates: [{ ...record('AT1G01010'), by: 'symbol' }] },
  { input: 'at1g99910', bucket: 'obsolete', record: null, successors: [record('AT1G90010')] },
  { input: 'nobody', bucket: 'unknown' },
]
const counts = { matched: 1, alias: 1, converted: 0, ambiguous: 1, obsolete: 1, duplicate: 1, unknown: 1 }

test('[RESULTS-007] every ID has a name or a reason why not; repetitions are not reported', () => {
  expect(sortList({ lines, counts, recordCount: 1 })).toEqual([
    { name: 'AT4G18960', otherwise: { input: 'at4g18960', reason: 'filtered', instead: [] } },
    { name: 'AT4G18960', otherwise: { input: 'AG', reason: 'filtered', instead: [] } },
    { name: null, otherwise: { input: 'TT', reason: 'ambiguous', instead: ['AT1G01010'] } },
    { name: null, otherwise: { input: 'at1g99910', reason: 'obsolete', instead: ['AT1G90010'] } },
    { name: null, otherwise: { input: 'nobody', reason: 'unknown', instead: [] } },
  ])
})

test('obsolete IDs have names if they are wanted', () => {
  const [, , , gone] = sortList({ lines, counts, recordCount: 1 }, true)
  expect(gone).toEqual({ name: 'AT1G99910', otherwise: { input: 'at1g99910', reason: 'obsolete', instead: ['AT1G90010'] } })
})
