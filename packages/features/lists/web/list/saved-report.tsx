import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconDownload } from '@tabler/icons-react'
import type { ReportRow } from '../../../list-contents/contract/record-list.ts'
import { formatReport, groupWords } from '../../contract/resolve-report.ts'

type Numbered = ReportRow & { index: number }

const columns: readonly SectionColumn<Numbered>[] = [
  {
    id: 'line',
    label: 'Line',
    cell: ({ line }) => formatNumber(line),
    sortBy: ({ index }) => index,
    isNumeric: true,
    onPhone: 'beside',
  },
  { id: 'input', label: 'Given', cell: ({ input }) => <code>{input}</code>, sortBy: ({ input }) => input },
  { id: 'group', label: 'Group', cell: ({ group }) => groupWords[group], sortBy: ({ group }) => groupWords[group] },
  { id: 'taken', label: 'Taken', cell: ({ taken }) => taken.join(', ') || null, sortBy: ({ taken }) => taken.join(', ') || null },
  { id: 'note', label: 'Note', cell: ({ note }) => note || null },
]

/** What each line became when the list was made (LIST-064). */
export function SavedReport({ report }: { report: readonly ReportRow[] }) {
  return (
    <TitledCard
      title="What each line became"
      mark={formatNumber(report.length)}
      action={
        <PlainButton leftSection={<IconDownload size={14} aria-hidden />} onClick={() => saveText(formatReport(report), 'report.tsv')}>
          Download report
        </PlainButton>
      }
    >
      <SectionTable
        caption="What each line became"
        columns={columns}
        rows={report.map((row, index) => ({ ...row, index }))}
        rowKey={({ index }) => String(index)}
      />
    </TitledCard>
  )
}
