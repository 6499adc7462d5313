import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconAlertTriangle, IconCheck, IconCopy, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { wordsOf } from '../../../list-contents/web/list-words.ts'
import type { ResolveBucket } from '../../../resolve/contract/resolve-call.ts'
import { choicesOf, type Decisions, groupWords, type NumberedLine } from '../../contract/resolve-report.ts'
import { DecisionRows } from './decision-rows.tsx'
import classes from './report-card.module.css'
import { UnknownRows } from './unknown-rows.tsx'

type ReportGroupProps = {
  bucket: ResolveBucket
  kind: ListKind
  lines: readonly NumberedLine[]
  decisions: Decisions
  onDecide(changes: Decisions): void
}

const tones: Readonly<Record<ResolveBucket, 'good' | 'warn' | 'none' | 'bad'>> = {
  matched: 'good',
  alias: 'good',
  converted: 'good',
  ambiguous: 'warn',
  obsolete: 'warn',
  duplicate: 'none',
  unknown: 'bad',
}

const icons = { good: IconCheck, warn: IconAlertTriangle, none: IconCopy, bad: IconX } as const

/** One group of the report: what its lines have in common, and the lines themselves. Groups that ask for a decision are open. */
export function ReportGroup({ bucket, kind, lines, decisions, onDecide }: ReportGroupProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(bucket === 'ambiguous')
  const tone = tones[bucket]
  const Icon = icons[tone]
  return (
    <section className={classes.group} aria-labelledby={`${id}-name`}>
      <div className={classes.head}>
        <Icon size={16} className={classes.icon} data-tone={tone} aria-hidden />
        <h3 id={`${id}-name`} className={classes.name}>
          <span className={classes.count}>{formatNumber(lines.length)} </span>
          <span className={classes.word}>{groupWords[bucket]}</span>
        </h3>
        <p className={classes.example}>{describeGroup(bucket, kind, lines)}</p>
        <PlainButton
          isOpen={isOpen}
          controls={id}
          label={`${isOpen ? 'Hide' : 'Show'} ${groupWords[bucket]}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </PlainButton>
      </div>
      <div id={id} hidden={!isOpen} className={classes.body}>
        {isOpen && <GroupBody bucket={bucket} kind={kind} lines={lines} decisions={decisions} onDecide={onDecide} />}
      </div>
    </section>
  )
}

function GroupBody({ bucket, kind, lines, decisions, onDecide }: ReportGroupProps) {
  if (bucket === 'ambiguous' || bucket === 'obsolete') return <DecisionRows lines={lines} decisions={decisions} onDecide={onDecide} />
  if (bucket === 'unknown') return <UnknownRows kind={kind} lines={lines} decisions={decisions} onDecide={onDecide} />
  return (
    <SectionTable
      caption={`Lines ${groupWords[bucket]}`}
      columns={bucket === 'duplicate' ? duplicateColumns : recordColumns}
      rows={lines}
      rowKey={({ number }) => String(number)}
    />
  )
}

/** What the group means, with its first line as an example. */
function describeGroup(bucket: ResolveBucket, kind: ListKind, [first, ...more]: readonly NumberedLine[]): string {
  const { singular } = wordsOf(kind)
  const rest = more.length > 0 ? ` and ${formatNumber(more.length)} more` : ''
  if (!first) return ''
  if (bucket === 'matched') return 'by its own name, in any case'
  if (bucket === 'unknown') return 'stay with the list and are tried again at every release'
  if (bucket === 'ambiguous') return `names more than one ${singular}; choose one, all or none`
  if (first.bucket === 'duplicate') return `line ${first.line} is line ${first.ofLine}; each ${singular} is in a list once`
  if ('record' in first && first.record && bucket !== 'obsolete') return `${first.input} is ${first.record.label}${rest}`
  return describeObsolete([first, ...more])
}

function describeObsolete(lines: readonly NumberedLine[]): string {
  const single = lines.filter((line) => choicesOf(line).length === 1).length
  const several = lines.filter((line) => choicesOf(line).length > 1).length
  const none = lines.length - single - several
  return [
    single > 0 && `${formatNumber(single)} ${single === 1 ? 'has' : 'have'} a single successor, which is taken`,
    several > 0 && `${formatNumber(several)} ${several === 1 ? 'needs' : 'need'} a choice`,
    none > 0 && `${formatNumber(none)} ${none === 1 ? 'has' : 'have'} no successor`,
  ]
    .filter(Boolean)
    .join('; ')
}

const numberColumn: SectionColumn<NumberedLine> = {
  id: 'line',
  label: 'Line',
  cell: ({ line }) => formatNumber(line),
  sortBy: ({ line }) => line,
  isNumeric: true,
  onPhone: 'beside',
}

const inputColumn: SectionColumn<NumberedLine> = {
  id: 'input',
  label: 'Given',
  cell: ({ input }) => <code>{input}</code>,
  sortBy: ({ input }) => input,
}

const recordColumns: readonly SectionColumn<NumberedLine>[] = [
  numberColumn,
  inputColumn,
  {
    id: 'record',
    label: 'Taken',
    cell: (line) => ('record' in line && line.record ? <RecordLink to={line.record} /> : null),
    sortBy: (line) => ('record' in line ? (line.record?.label ?? null) : null),
  },
]

const duplicateColumns: readonly SectionColumn<NumberedLine>[] = [
  numberColumn,
  inputColumn,
  { id: 'first', label: 'Same as line', cell: (line) => ('ofLine' in line ? formatNumber(line.ofLine) : null), isNumeric: true },
]
