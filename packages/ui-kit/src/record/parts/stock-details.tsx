import type { StockDetail } from '@rosette/contract-kit/records/attribution.ts'
import { OutsideLink } from '../../links/page-link.tsx'
import { RecordLink } from '../../links/record-link.tsx'
import { SectionTable } from '../../table/section-table.tsx'
import type { SectionColumn } from '../define-page.ts'
import classes from './stock-details.module.css'

/** Stocks with their donors, and the stock centres if there is none or one of them cannot be ordered. */
export function StockDetails({ stocks }: { stocks: readonly StockDetail[] }) {
  return (
    <>
      {stocks.length > 0 && <SectionTable caption="Stocks" columns={stockColumns} rows={stocks} rowKey={stockKey} />}
      {(stocks.length === 0 || !stocks.every(isAvailable)) && <StockCentres />}
    </>
  )
}

export function isAvailable({ stockAvailabilityType }: StockDetail): boolean {
  return stockAvailabilityType === 'available'
}

/** In a few words: where the stock is ordered, or where one can ask for it. */
export function StockWays({ stock }: { stock: StockDetail }) {
  const { name, stockAvailabilityType: availability } = stock
  if (isAvailable(stock)) return <OutsideLink href={orderAddress(name)}>Order at ABRC</OutsideLink>
  return (
    <>
      {availability ?? 'Availability unknown'}; check <OutsideLink href={orderAddress(name)}>ABRC</OutsideLink> or{' '}
      <OutsideLink href="https://arabidopsis.info/">NASC</OutsideLink>
    </>
  )
}

const stockColumns: readonly SectionColumn<StockDetail>[] = [
  { id: 'stock', label: 'Stock', cell: (stock) => stock.name, sortBy: (stock) => stock.name },
  {
    id: 'availability',
    label: 'Availability',
    cell: ({ name, stockAvailabilityType }) =>
      stockAvailabilityType === null ? 'Unknown' : <StockOrder name={name} availability={stockAvailabilityType} />,
    sortBy: (stock) => stock.stockAvailabilityType,
  },
  { id: 'donor', label: 'Donor', cell: (stock) => <Donor stock={stock} />, sortBy: donorName },
  {
    id: 'donorStockNumber',
    label: "Donor's stock number",
    cell: (stock) => stock.donorStockNumber ?? 'Unknown',
    sortBy: (stock) => stock.donorStockNumber,
  },
  { id: 'description', label: 'Description', cell: (stock) => stock.description ?? 'Unknown' },
]

/** A donor with a record in the community is a link to it (DETAIL-040). */
function Donor({ stock }: { stock: StockDetail }) {
  const name = donorName(stock)
  if (name === null) return 'Unknown'
  const { communityType, communityId } = stock
  if (communityType === null || communityId === null) return name
  return <RecordLink to={{ kind: communityType, key: communityId, label: name }}>{name}</RecordLink>
}

function donorName({ firstName, lastName, organizationName }: StockDetail): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || organizationName
}

function stockKey(stock: StockDetail): string {
  return `${stock.name} ${donorName(stock)} ${stock.donorStockNumber}`
}

/** Where stocks of Arabidopsis are kept. */
const stockCentres = [
  { name: 'ABRC', url: 'https://abrc.osu.edu/stocks' },
  { name: 'NASC', url: 'https://arabidopsis.info/' },
  { name: 'RIKEN BRC', url: 'https://epd.brc.riken.jp/en/' },
] as const

type StockOrderProps = { name: string; availability: string }

/** The availability of a stock; only an available one can be ordered (DETAIL-030). */
function StockOrder({ name, availability }: StockOrderProps) {
  return (
    <span className={classes.availability}>
      <span className={classes.tag} data-available={availability === 'available' || undefined}>
        {availability}
      </span>
      {availability === 'available' && (
        <OutsideLink href={orderAddress(name)} className={classes.button}>
          Order {name}
        </OutsideLink>
      )}
    </span>
  )
}

/** What to do about a stock that cannot be ordered here (DETAIL-031). */
export function StockCentres() {
  return (
    <div className={classes.centres}>
      <p>Search at the stock centers or contact an author of publication(s) describing this line.</p>
      <div className={classes.buttons}>
        {stockCentres.map(({ name, url }) => (
          <OutsideLink key={name} href={url} className={classes.button}>
            {name}
          </OutsideLink>
        ))}
      </div>
    </div>
  )
}

/** The page of a stock at the Arabidopsis Biological Resource Center, where it is ordered. */
function orderAddress(stockName: string): string {
  return `https://abrc.osu.edu/stocks/number/${encodeURIComponent(stockName)}`
}
