import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage, defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { attributionColumns, attributionKey } from '@rosette/ui-kit/table/attribution-columns.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { GenesymbolLocus, GenesymbolRecord } from '../contract/genesymbol-record.ts'
import { GenesymbolSummary } from './genesymbol-summary.tsx'

const locusColumns: readonly SectionColumn<GenesymbolLocus>[] = [
  { id: 'locus', label: 'Locus', cell: (row) => <RecordLink to={row.locus} />, sortBy: (row) => row.locus.label },
  { id: 'symbol', label: 'Symbol', cell: (row) => row.symbol, sortBy: (row) => row.symbol },
  {
    id: 'gene',
    label: 'Gene',
    cell: (row) => (row.gene ? <RecordLink to={row.gene} /> : 'Unknown'),
    sortBy: (row) => row.gene?.label ?? null,
  },
]

const loci = defineTable({
  columns: locusColumns,
  rows: (record: GenesymbolRecord) => record.associatedLocis,
  rowKey: (row) => `${row.locus.key} ${row.symbol}`,
})

const attributions = defineTable({
  columns: attributionColumns,
  rows: (record: GenesymbolRecord) => record.attributions,
  rowKey: attributionKey,
})

export const page = definePage<GenesymbolRecord>({
  identifier: ({ symbol }) => symbol,
  lead: ({ symbol, descriptiveSymbol }) => (descriptiveSymbol === null ? symbol : `${symbol}: ${descriptiveSymbol}`),
  keyFacts: ({ symbol, descriptiveSymbol, status, associatedLocis }) => [
    { label: 'Symbol', value: symbol },
    { label: 'Full name', value: descriptiveSymbol ?? 'Unknown', isWide: true },
    { label: 'Status', value: status ?? 'Unknown' },
    { label: 'Loci', value: formatNumber(new Set(associatedLocis.map(({ locus }) => locus.key)).size) },
  ],
  sections: [
    { id: 'summary', title: 'Summary', block: 'custom', render: GenesymbolSummary },
    { id: 'associated-loci', title: 'Associated Loci', block: 'table', table: loci, emptyText: emptyTexts.associatedGenes },
    { id: 'attribution', title: 'Attribution', block: 'table', table: attributions, emptyText: emptyTexts.attributionsOfStock },
  ],
})
