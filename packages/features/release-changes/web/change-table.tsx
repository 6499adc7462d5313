import { PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ReleaseChanges } from '../contract/release-changes.ts'
import { countRecords, labelOfKind, splitKinds, touchedOf } from './describe-release.ts'
import classes from './release-page.module.css'

type Row = {
  id: string
  label: string
  isSection: boolean
  records: number
  total: number
  added: number
  removed: number
  rewritten: number
}

/** Kinds with their sections. A bar is a share of the records of its kind, so that a large number in a small kind is not lost. */
export function ChangeTable({ release }: { release: ReleaseChanges }) {
  const { touched, same } = splitKinds(release)
  const rows = touched.flatMap(([kind, { total, added, removed, changed, sections }]): Row[] => [
    {
      id: kind,
      label: labelOfKind(kind),
      isSection: false,
      records: touchedOf({ added, removed, changed }),
      total: total + removed,
      added,
      removed,
      rewritten: 0,
    },
    ...sections
      .toSorted((one, other) => other.records - one.records)
      .map((section) => ({ ...section, id: `${kind} ${section.section}`, label: section.section, isSection: true, total })),
  ])
  return (
    <>
      {rows.length > 0 && (
        <PlainTable
          caption="Records that changed, by kind and section"
          className={classes.table}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'label',
              label: 'Kind and section',
              isName: true,
              cell: ({ label, isSection }) => <span className={isSection ? classes.section : classes.kind}>{label}</span>,
            },
            { id: 'records', label: 'Records', isNumeric: true, cell: ({ records }) => formatNumber(records) },
            { id: 'share', label: 'Share of the kind', cell: (row) => <ShareBar part={row.records} whole={row.total} /> },
            { id: 'added', label: 'Added', isNumeric: true, cell: ({ added }) => (added > 0 ? `+${formatNumber(added)}` : '0') },
            { id: 'removed', label: 'Removed', isNumeric: true, cell: ({ removed }) => (removed > 0 ? `−${formatNumber(removed)}` : '0') },
            {
              id: 'rewritten',
              label: 'Rewritten',
              isNumeric: true,
              cell: ({ rewritten, isSection }) => (isSection ? formatNumber(rewritten) : ''),
            },
          ]}
        />
      )}
      {same.length > 0 && (
        <p className={classes.same}>
          <b>= {same.length === 1 ? '1 kind' : `${same.length} kinds`} without a change:</b>{' '}
          {same.map(([kind, { total }]) => countRecords(kind, total)).join(', ')}.
        </p>
      )}
      <p className={classes.note}>
        A record counts once for its kind, and once for each section that differs. Added and removed are records in the line of a kind, and
        facts in the line of a section. Pages that only repeat a changed name or number are not counted.
      </p>
    </>
  )
}

function ShareBar({ part, whole }: { part: number; whole: number }) {
  const share = whole === 0 ? 0 : (100 * part) / whole
  const text = share > 0 && share < 1 ? '< 1 %' : `${Math.round(share)} %`
  return (
    <span className={classes.share}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100} height={10} className={classes.whole} />
        <rect width={Math.max(share, part > 0 ? 1 : 0)} height={10} className={classes.part} />
      </svg>
      {text}
    </span>
  )
}
