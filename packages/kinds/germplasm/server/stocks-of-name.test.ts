import { expect, test } from 'vitest'
import { stocksOfName } from './stocks-of-name.ts'

test.each(['CS25', 'SALK_104275c', 'SALK_131175', 'N529442', 'CSH1', 'CSJ6720'])('%s is a stock, of unknown availability', (name) => {
  expect(stocksOfName(name)).toMatchObject([{ name, stockAvailabilityType: null }])
})

test.each(['ag-4', 'SALK_069700 homo', 'CSN5', 'atipt1 atipt 3'])('%s is no stock number', (name) => {
  expect(stocksOfName(name)).toEqual([])
})
