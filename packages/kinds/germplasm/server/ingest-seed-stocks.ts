import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** Stocks, each with the line or the alleles it holds. */
export const ingestSeedStocks = tableSource({
  title: 'Lists of seed stocks',
  file: /^ABRC_seed_stock_lists_\d{4}\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.abrc,
  tables: { seed_stock: ['stock_name', 'line_or_allele', 'list_name'] },
  columns: ['stock', 'line_or_allele', 'list'],
  toRow: ({ stock, line_or_allele, list }) =>
    stock && list ? accept([stock, line_or_allele || null, list]) : refuse('stock or list is missing'),
  write: (out, row) => out.row('seed_stock', row),
})

/** Sets of pools of the Arabidopsis Knockout Facility: CSH1 holds the pools CSJ1 to CSJ25. */
export const ingestSeedPools = tableSource({
  title: 'Seed pools',
  file: /^ABRC_AKF_seed_pools\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.abrc,
  tables: { seed_pool_set: ['set_name', 'description'], seed_pool_member: ['set_name', 'member_name'] },
  columns: ['stock', 'j_pool_stocks', 'pools_in_set'],
  toRow({ stock, j_pool_stocks, pools_in_set }) {
    const pools = poolsOf(j_pool_stocks)
    if (!stock) return refuse('the stock is missing')
    if (!pools) return refuse(`${JSON.stringify(j_pool_stocks)} is no range of pools like CSJ1-CSJ25`)
    return accept({ stock, pools, description: pools_in_set || null })
  },
  write(out, { stock, pools, description }) {
    out.row('seed_pool_set', [stock, description])
    for (const pool of pools) out.row('seed_pool_member', [stock, pool])
  },
})

// A set has some 25 pools; a range beyond this is a slip of the pen.
const mostPools = 1000

/** One range begins with a pool between two (CSJ240.5); its other pools have whole numbers. */
function poolsOf(text: string): string[] | null {
  const [, prefix, start, lastPrefix, last] = /^([A-Z]+)(\d{1,7}(?:\.5)?)-([A-Z]+)(\d{1,7})$/.exec(text) ?? []
  const first = Math.ceil(Number(start))
  const length = Number(last) - first + 1
  if (prefix === undefined || prefix !== lastPrefix || length < 1 || length > mostPools) return null
  const whole = Array.from({ length }, (_, place) => `${prefix}${first + place}`)
  return first === Number(start) ? whole : [`${prefix}${start}`, ...whole]
}
