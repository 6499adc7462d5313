import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, identifier, integer, keyword } from '../index/index-definition.ts'
import { readGenomeBins, regionClause } from './genome-query.ts'

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

test('[GENERAL-035] a stretch of a chromosome is sought by both names of the chromosome, and not where records have no place', () => {
  const hit = z.object({ key: z.int(), name: z.string() })
  const fields = { key: integer(), name: identifier(), chrom: keyword(), first: integer(), last: integer() }
  const placed = defineIndex({ hit, fields, key: 'key', order: 'name', position: { chromosome: 'chrom', start: 'first', end: 'last' } })
  const region = { chromosome: 'ChrC', start: 5, end: 9 } as const
  expect(regionClause(placed, region)).toEqual({
    bool: { filter: [{ terms: { chrom: ['ChrC', 'C'] } }, { range: { last: { gte: 5 } } }, { range: { first: { lte: 9 } } }] },
  })
  expect(regionClause(defineIndex({ hit, fields, key: 'key', order: 'name' }), region)).toBeNull()
})
