import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { LoadFailure } from '@rosette/ui-kit/feedback/query-part.tsx'
import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import type { ReportRow } from '../../../list-contents/contract/record-list.ts'
import { countOf } from '../../../list-contents/web/list-words.ts'
import { maxIdentifiers, resolveBuckets } from '../../../resolve/contract/resolve-call.ts'
import {
  type Decisions,
  formatReport,
  groupLines,
  type NumberedLine,
  reportRows,
  type TakenItems,
  takeItems,
} from '../../contract/resolve-report.ts'
import { describeIds, describeRest, describeTaken } from './describe-taken.ts'
import page from './new-list-page.module.css'
import classes from './report-card.module.css'
import { ReportGroup } from './report-group.tsx'
import type { Report } from './use-report.ts'

type ReportCardProps = {
  kind: ListKind
  report: Report
  /** Whether there is anything to report on. */
  isEmpty: boolean
  /** What can be done with the items that the report gives. */
  children(taken: TakenItems, report: readonly ReportRow[]): ReactNode
}

/** The report, or why there is none yet. */
export function ReportCard({ kind, report, isEmpty, children }: ReportCardProps) {
  const { lines, lineCount, error, count, isTooLong, onRetry } = report
  if (isTooLong) {
    return (
      <Notice kind="error">
        A list may hold {formatNumber(maxIdentifiers)} identifiers; these are {formatNumber(count)}. Split them into several lists.
      </Notice>
    )
  }
  if (error) {
    return (
      <LoadFailure what="the report" error={error} reason={`${error.message} The identifiers are still in the field.`} onRetry={onRetry} />
    )
  }
  if (lines && lines.length > 0) {
    return (
      <Answered kind={kind} lines={lines} lineCount={lineCount}>
        {children}
      </Answered>
    )
  }
  if (isEmpty) {
    return (
      <TitledCard title="Report" help="help-saved-lists#the-report" isPadded>
        <p className={page.empty}>Results for each line appear here.</p>
      </TitledCard>
    )
  }
  return (
    <TitledCard title="Report" help="help-saved-lists#the-report" isPadded>
      <Loading what={`the meaning of ${formatCount(count, 'identifier')}`} isSmall />
    </TitledCard>
  )
}

type AnsweredProps = {
  kind: ListKind
  lines: readonly NumberedLine[]
  /** Lines of the text that the ids stand in. */
  lineCount: number
  /** What can be done with the items that it gives. */
  children(taken: TakenItems, report: readonly ReportRow[]): ReactNode
}

/** Where each line went, and what comes of it. */
function Answered({ kind, lines, lineCount, children }: AnsweredProps) {
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const groups = useMemo(() => groupLines(lines), [lines])
  const taken = useMemo(() => takeItems(lines, decisions), [lines, decisions])
  const rows = useMemo(() => reportRows(lines, decisions), [lines, decisions])
  const shown = resolveBuckets.filter((bucket) => groups[bucket].length > 0)
  const decide = (changes: Decisions) => setDecisions(new Map([...decisions, ...changes]))
  return (
    <>
      <TitledCard
        title="Report"
        help="help-saved-lists#the-report"
        mark={describeIds(lines.length, lineCount)}
        action={
          <PlainButton leftSection={<IconDownload size={14} aria-hidden />} onClick={() => saveText(formatReport(rows), 'report.tsv')}>
            Download report
          </PlainButton>
        }
      >
        <div className={classes.summary}>
          <div className={classes.bar} aria-hidden="true">
            {shown.map((bucket) => (
              <span key={bucket} data-bucket={bucket} style={{ flexGrow: groups[bucket].length }} />
            ))}
          </div>
          <p role="status" className={classes.words}>
            <strong>{countOf(taken.items.length, kind)}</strong> so far. {describeRest(taken)}
          </p>
        </div>
        {shown.map((bucket) => (
          <ReportGroup key={bucket} bucket={bucket} kind={kind} lines={groups[bucket]} decisions={decisions} onDecide={decide} />
        ))}
        <p className={classes.sum}>
          <span>
            {shown.map((bucket) => formatNumber(groups[bucket].length)).join(' + ')} = {describeIds(lines.length, lineCount)}
          </span>
          <span>{describeTaken(kind, taken)}</span>
        </p>
      </TitledCard>
      {children(taken, rows)}
    </>
  )
}
