import { expect, test } from 'vitest'
import { stockAvailabilities } from './germplasm-record.ts'

test('[DATA-072] a stock is available, not available, not yet received or no longer distributed', () => {
  expect(stockAvailabilities).toEqual(['available', 'not available', 'not yet received', 'no longer distributed'])
})
