import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { formatAmount } from '@rosette/ui-kit/pictures/samples/sample-value.ts'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { Arrangement, HeatRow } from './arrange-matrix.ts'

/** A row for each gene of the picture, a column for each sample, in the same order. */
export function tableColumns({ columns }: Arrangement, unit: string, limit: number | null): SectionColumn<HeatRow>[] {
  return [
    { id: 'gene', label: 'Gene', cell: ({ gene }) => <RecordLink to={gene.locus} />, sortBy: ({ gene }) => gene.locus.label },
    { id: 'symbol', label: 'Symbol', cell: ({ gene }) => gene.symbol ?? '', sortBy: ({ gene }) => gene.symbol },
    {
      id: 'highest',
      label: `Highest, ${unit}`,
      cell: ({ highest }) => formatAmount(highest?.mean ?? null),
      sortBy: ({ highest }) => highest?.mean ?? null,
      isNumeric: true,
    },
    { id: 'highest-in', label: 'Highest in', cell: ({ highest }) => columns[highest?.column ?? -1]?.label ?? '' },
    ...(limit === null
      ? []
      : [
          {
            id: 'expressed',
            label: `Samples with ${limit} ${unit} or more`,
            cell: (row: HeatRow) => formatNumber(expressedIn(row, limit)),
            sortBy: (row: HeatRow) => expressedIn(row, limit),
            isNumeric: true,
          } satisfies SectionColumn<HeatRow>,
        ]),
    ...columns.map(
      ({ sample, organ, label }, column): SectionColumn<HeatRow> => ({
        id: `${organ} ${sample}`,
        label: `${organ}: ${label}`,
        cell: ({ means }) => formatAmount(means[column] ?? null),
        sortBy: ({ means }) => means[column] ?? null,
        isNumeric: true,
      }),
    ),
  ]
}

function expressedIn({ means }: HeatRow, limit: number): number {
  return means.filter((mean) => mean !== null && mean >= limit).length
}
