/** Where seed stocks of Arabidopsis are kept. */
export const stockCentres = [
  { name: 'ABRC', url: 'https://abrc.osu.edu/stocks' },
  { name: 'NASC', url: 'https://arabidopsis.info/' },
  { name: 'RIKEN BRC', url: 'https://epd.brc.riken.jp/en/' },
] as const

/** The page of a stock at the Arabidopsis Biological Resource Center, where it is ordered. */
export function orderAddress(stockName: string): string {
  return `https://abrc.osu.edu/stocks/number/${encodeURIComponent(stockName)}`
}
