import { useDebouncedValue } from '@mantine/hooks'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { LoadFailure } from '@rosette/ui-kit/feedback/query-part.tsx'
import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { joinWords } from '@rosette/ui-kit/pictures/upset/set-parts.ts'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { countOf } from '../../../list-contents/web/list-words.ts'
import { parseIdentifiers } from '../../../resolve/contract/parse-identifiers.ts'
import { maxIdentifiers, ResolveAnswer, resolveBuckets } from '../../../resolve/contract/resolve-call.ts'
import { type Decisions, formatReport, groupLines, type TakenItems, takeItems } from '../../contract/resolve-report.ts'
import page from './new-list-page.module.css'
import classes from './report-card.module.css'
import { ReportGroup } from './report-group.tsx'

/** Typing a name takes longer than this between two letters only when it is complete. */
const pauseMs = 500
const timeoutMs = 60_000

export type Report = {
  count: number
  /** Undefined while the lines are looked up. */
  answer: ResolveAnswer | undefined
  error: Error | null
  isTooLong: boolean
  onRetry(): void
}

/** What the lines of a text mean, looked up again when the text stands still. */
export function useReport(kind: ListKind, text: string): Report {
  const [standing] = useDebouncedValue(text, pauseMs)
  const ids = useMemo(() => parseIdentifiers(standing), [standing])
  const isTooLong = ids.length > maxIdentifiers
  const { data, error, refetch } = useQuery({
    queryKey: ['list-report', kind, ids],
    queryFn: ({ signal }) => fetchJson(ResolveAnswer, { path: 'resolve', body: { ids, kind }, signal, timeoutMs }),
    enabled: ids.length > 0 && !isTooLong,
    // Long lists are not kept once the page is left.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { count: ids.length, answer: standing === text ? data : undefined, error, isTooLong, onRetry: () => void refetch() }
}

type ReportCardProps = {
  kind: ListKind
  report: Report
  /** Whether there is anything to report on. */
  isEmpty: boolean
  /** What can be done with the items that the report gives. */
  children(taken: TakenItems): ReactNode
}

/** The report, or why there is none yet. */
export function ReportCard({ kind, report, isEmpty, children }: ReportCardProps) {
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
      <Answered kind={kind} answer={answer}>
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
      <Loading what={`what ${formatCount(count, 'identifier')} mean`} isSmall />
    </TitledCard>
  )
}

type AnsweredProps = {
  kind: ListKind
  answer: ResolveAnswer
  /** What can be done with the items that it gives. */
  children(taken: TakenItems): ReactNode
}

/** Where each line went, and what comes of it. */
function Answered({ kind, answer, children }: AnsweredProps) {
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const groups = useMemo(() => groupLines(answer), [answer])
  const taken = useMemo(() => takeItems(answer, decisions), [answer, decisions])
  const shown = resolveBuckets.filter((bucket) => groups[bucket].length > 0)
  const decide = (changes: Decisions) => setDecisions(new Map([...decisions, ...changes]))
  return (
    <>
      <TitledCard
        title="Report"
        help="help-saved-lists#the-report"
        mark={formatCount(answer.lines.length, 'line')}
        action={
          <PlainButton
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => saveText(formatReport(answer, decisions), 'report.tsv')}
          >
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
            <strong>{countOf(taken.items.length, kind)}</strong> so far. {describeRest(answer, taken)}
          </p>
        </div>
        {shown.map((bucket) => (
          <ReportGroup key={bucket} bucket={bucket} kind={kind} lines={groups[bucket]} decisions={decisions} onDecide={decide} />
        ))}
        <p className={classes.sum}>
          <span>
            {shown.map((bucket) => formatNumber(groups[bucket].length)).join(' + ')} = {formatCount(answer.lines.length, 'line')}
          </span>
          <span>{describeTaken(kind, taken)}</span>
        </p>
      </TitledCard>
      {children(taken)}
    </>
  )
}

/** `6 lines need a decision. 8 lines add nothing: 5 repeated, 3 unknown.` */
function describeRest({ counts }: ResolveAnswer, { openCount }: TakenItems): string {
  const nothing = counts.duplicate + counts.unknown
  const parts = [
    ...(counts.duplicate > 0 ? [`${formatNumber(counts.duplicate)} repeated`] : []),
    ...(counts.unknown > 0 ? [`${formatNumber(counts.unknown)} unknown`] : []),
  ]
  return [
    openCount > 0 ? `${formatCount(openCount, 'line')} ${openCount === 1 ? 'needs' : 'need'} a decision.` : '',
    nothing > 0 ? `${formatCount(nothing, 'line')} ${nothing === 1 ? 'adds' : 'add'} nothing: ${joinWords(parts)}.` : '',
  ].join(' ')
}

/** `389 lines taken, 6 of them mean a locus already there: 383 loci`. */
function describeTaken(kind: ListKind, { items, lineCounts, nameCount }: TakenItems): string {
  const lines = Object.values(lineCounts).reduce((sum, count) => sum + count, 0)
  const again = nameCount - items.length
  const repeated = again === 0 ? '' : `, ${formatNumber(again)} of them ${again === 1 ? 'means' : 'mean'} one already there`
  return `${formatCount(lines, 'line')} taken${repeated}: ${countOf(items.length, kind)}`
}
