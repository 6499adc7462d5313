import type { GermplasmRecord } from '../contract/germplasm-record.ts'

/**
 * A germplasm that stock centres hold is named by its stock number: CS25 at ABRC, N529442 at NASC, SALK_104275C for
 * the lines of the Salk collection. Whether the stock can be ordered is not in the file.
 */
export function stocksOfName(name: string): GermplasmRecord['stocks'] {
  return stockNumber.test(name) ? [{ name, availability: null }] : []
}

const stockNumber = /^(CS|N|SALK_)\d+C?$/i
