import { expect, test } from 'vitest'
import { GermplasmRecord, germplasmTypes } from './germplasm-record.ts'

test('[DATA-073] a germplasm is a line, a pool, or a set of lines or pools', () => {
  expect(germplasmTypes).toEqual(['Individual Line', 'Individual Pool', 'Set of Lines', 'Set of Pools'])
  expect(GermplasmRecord.shape.germplasmType.safeParse('Set of Sets').success).toBe(false)
})
