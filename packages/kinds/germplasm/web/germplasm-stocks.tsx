import { RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { StockDetails } from '@rosette/ui-kit/record/parts/stock-details.tsx'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'

/** Stocks and how to get them, the sets in which they come, and what a set holds (DETAIL-030, DETAIL-031). */
export function GermplasmStocks({ record: { stocks, stockEntries, memberStockEntries } }: { record: GermplasmRecord }) {
  const entries = [
    { label: 'Stock entries', links: stockEntries },
    { label: 'Member stock entries', links: memberStockEntries },
  ].filter(({ links }) => links.length > 0)
  return (
    <>
      <StockDetails stocks={stocks} />
      {entries.length > 0 && <FactList facts={entries.map(({ label, links }) => ({ label, value: <RecordLinkList links={links} /> }))} />}
    </>
  )
}
