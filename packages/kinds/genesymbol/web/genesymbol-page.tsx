import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage, defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { attributionColumns, attributionKey } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { type FactLine, FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { GenesymbolLocus, GenesymbolRecord } from '../contract/genesymbol-record.ts'

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
  heading: ({ symbol }) => ({ name: symbol, id: null }),
  lead: ({ symbol, descriptiveSymbol }) => (descriptiveSymbol === null ? symbol : `${symbol}: ${descriptiveSymbol}`),
  keyFacts: ({ symbol, descriptiveSymbol, status, associatedLocis }) => [
    { label: 'Symbol', value: symbol },
    { label: 'Full name', value: descriptiveSymbol, isWide: true },
    { label: 'Status', value: status },
    { label: 'Loci', value: formatNumber(new Set(associatedLocis.map(({ locus }) => locus.key)).size) },
  ],
  sections: [
    { id: 'summary', title: 'Summary', block: 'custom', render: GenesymbolSummary },
    { id: 'associated-loci', title: 'Associated Loci', block: 'table', table: loci, emptyText: emptyTexts.associatedGenes },
    { id: 'attribution', title: 'Attribution', block: 'table', table: attributions, emptyText: emptyTexts.attributionsOfStock },
  ],
})

function GenesymbolSummary({ record }: { record: GenesymbolRecord }) {
  return <FactList facts={summaryFacts(record)} />
}

/** DSYM-002: a class named after a gene product has no phenotype class. */
function summaryFacts(record: GenesymbolRecord): FactLine[] {
  const phenotypeClass = { label: 'Phenotype Class', value: record.mutantPhenotypeClass }
  return [
    { label: 'Symbol', value: record.symbol },
    { label: 'Full name', value: record.descriptiveSymbol },
    { label: 'Named after', value: formatOrigin(record.hasMutantPhenotype) },
    ...(record.hasMutantPhenotype === false ? [] : [phenotypeClass]),
    { label: 'Description', value: record.description },
    { label: 'Associated loci', value: record.associatedLociCount?.replaceAll('_', ' ') },
    { label: 'Status', value: record.status },
    { label: 'Reference', value: record.reference && <RecordLink to={record.reference}>{record.reference.label}</RecordLink> },
    { label: 'Date last modified', value: record.dateLastModified },
  ]
}

function formatOrigin(hasMutantPhenotype: boolean | null): string | null {
  if (hasMutantPhenotype === null) return null
  return hasMutantPhenotype ? 'mutant phenotype' : 'gene product'
}
