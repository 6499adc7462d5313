import { expect, test } from 'vitest'
import { stockAvailabilities } from './attribution.ts'

test('[DATA-072] a stock is available, or the reason is given', () => {
  expect(stockAvailabilities).toEqual(['available', 'not available', 'not yet received', 'no longer distributed'])
})
