import type { StockDetail } from '@rosette/contract-kit/stock-detail.ts'

/**
 * A germplasm that stock centres hold is named by its stock number: CS25 at ABRC, N529442 at NASC, SALK_104275C for
 * the lines of the Salk collection. Whether the stock can be ordered is not in the file.
 */
export function stocksOfName(name: string): StockDetail[] {
  return stockNumber.test(name) ? [{ ...nothing, name }] : []
}

const stockNumber = /^(CS[HJ]?|N|SALK_)\d+(\.5)?C?$/i

const nothing = {
  stockId: null,
  stockAvailabilityType: null,
  donorStockNumber: null,
  description: null,
  communityType: null,
  communityId: null,
  firstName: null,
  lastName: null,
  organizationName: null,
}
