import { expect, test } from 'vitest'
import { GeneRecord, nameTypes } from './gene-record.ts'

test('[DATA-075] the name types', () => {
  expect(nameTypes).toEqual(['full_name', 'gene_product', 'orf', 'symbol'])
  expect(GeneRecord.shape.nameType.safeParse('nickname').success).toBe(false)
})
