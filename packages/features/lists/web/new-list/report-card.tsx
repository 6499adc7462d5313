import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { joinWords } from '@rosette/ui-kit/pictures/upset/set-parts.ts'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { countOf } from '../../../list-contents/web/list-words.ts'
import { type ResolveAnswer, resolveBuckets } from '../../../resolve/contract/resolve-call.ts'
import { type Decisions, formatReport, groupLines, type TakenItems, takeItems } from '../../contract/resolve-report.ts'
import classes from './report-card.module.css'
import { ReportGroup } from './report-group.tsx'

type ReportCardProps = {
  kind: ListKind
  answer: ResolveAnswer
  /** What can be done with the items that it gives. */
  children(taken: TakenItems): ReactNode
}

/** Where each line went, and what comes of it. */
export function ReportCard({ kind, answer, children }: ReportCardProps) {
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const groups = useMemo(() => groupLines(answer), [answer])
  const taken = useMemo(() => takeItems(answer, decisions), [answer, decisions])
  const shown = resolveBuckets.filter((bucket) => groups[bucket].length > 0)
  const decide = (changes: Decisions) => setDecisions(new Map([...decisions, ...changes]))
  return (
    <>
      <TitledCard
        title="Report"
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
