import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { LoadFailure } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ReactNode } from 'react'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { maxIdentifiers } from '../../../resolve/contract/resolve-call.ts'
import type { TakenItems } from '../../contract/resolve-report.ts'
import classes from './new-list-page.module.css'
import { ReportCard } from './report-card.tsx'
import type { Report } from './use-report.ts'

type ReportStateProps = {
  kind: ListKind
  report: Report
  /** Whether there is anything to report on. */
  isEmpty: boolean
  /** What can be done with the items that the report gives. */
  children(taken: TakenItems): ReactNode
}

/** The report, or why there is none yet. */
export function ReportState({ kind, report, isEmpty, children }: ReportStateProps) {
  const { answer, error, count, isTooLong, onRetry } = report
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
  if (answer && answer.lines.length > 0) {
    return (
      <ReportCard kind={kind} answer={answer}>
        {children}
      </ReportCard>
    )
  }
  if (isEmpty) {
    return (
      <TitledCard title="Report" isPadded>
        <p className={classes.empty}>Results for each line appear here.</p>
      </TitledCard>
    )
  }
  return (
    <TitledCard title="Report" isPadded>
      <Loading what={`what ${formatCount(count, 'identifier')} mean`} isSmall />
    </TitledCard>
  )
}
