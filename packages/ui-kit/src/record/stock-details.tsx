import type { StockDetail } from '@rosette/contract-kit/stock-detail.ts'
import type { SectionColumn } from './define-page.ts'
import { RecordLink } from './record-link.tsx'
import { SectionTable } from './section-table.tsx'
import { StockCentres, StockOrder } from './stock-order.tsx'

/** Stocks with their donors, and the stock centres where none can be ordered. */
export function StockDetails({ stocks }: { stocks: readonly StockDetail[] }) {
  return (
    <>
      {stocks.length > 0 && <SectionTable caption="Stocks" columns={stockColumns} rows={stocks} rowKey={stockKey} />}
      {!stocks.some((stock) => stock.stockAvailabilityType === 'available') && <StockCentres />}
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
