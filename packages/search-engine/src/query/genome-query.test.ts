import { expect, test } from 'vitest'
import { readGenomeBins } from './genome-query.ts'

test('[GENOME-007] bins are in the order of the genome, whatever a chromosome is called; others are left out', () => {
  const counted = {
    buckets: [
      { key: 'm', bins: { buckets: [{ key: 1, doc_count: 2 }] } },
      { key: 'chr2', bins: { buckets: [{ key: 250_001, doc_count: 3 }] } },
      { key: '1', bins: { buckets: [{ key: 1, doc_count: 5 }] } },
      { key: 'unknown', bins: { buckets: [{ key: 1, doc_count: 9 }] } },
    ],
  }
  expect(readGenomeBins(counted)).toEqual([
    { chromosome: 'Chr1', start: 1, count: 5 },
    { chromosome: 'Chr2', start: 250_001, count: 3 },
    { chromosome: 'ChrM', start: 1, count: 2 },
  ])
})
