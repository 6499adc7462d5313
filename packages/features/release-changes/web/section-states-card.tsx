import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import type { SectionStates, StateRow } from '../contract/record-states.ts'
import { ChangeMark } from './change-mark.tsx'
import classes from './changes-page.module.css'
import { speakMarks } from './section-marks.ts'

/** A section in both releases: rows stay aligned, and what one of them lacks is hatched. */
export function SectionStatesCard({ section }: { section: SectionStates }) {
  const { rows, more } = section
  // Two rows may be alike.
  const places = new Map(rows.map((row, at) => [row, at]))
  return (
    <TitledCard title={section.section} mark={speakMarks(section)}>
      <PlainTable
        caption={`${section.section} in both releases`}
        className={classes.table}
        rows={rows}
        rowKey={(row) => places.get(row) ?? 0}
        columns={[
          { id: 'before', label: 'Before', isUnlabelled: true, cell: (row) => <StateFact row={row} side="before" /> },
          { id: 'after', label: 'Now', isUnlabelled: true, cell: (row) => <StateFact row={row} side="after" /> },
        ]}
      />
      {more > 0 && <p className={classes.more}>{formatCount(more, 'more row')}: the file of changes counts all of them.</p>}
    </TitledCard>
  )
}

function StateFact({ row, side }: { row: StateRow; side: 'before' | 'after' }) {
  const { label, mark } = row
  const text = row[side]
  if (text === null) {
    return (
      <div className={classes.void}>
        <span className="visually-hidden">not there</span>
      </div>
    )
  }
  // One side of each change is what the keys lead to.
  const isTarget = mark !== 'same' && (side === 'after' || mark === 'removed')
  return (
    <div className={classes.fact} data-mark={mark} {...(isTarget && { 'data-change': mark, tabIndex: -1 })}>
      <ChangeMark mark={mark} />
      <span>
        {label !== null && <span className={classes.label}>{label}</span>}
        {mark === 'removed' ? <del>{text}</del> : text}
      </span>
    </div>
  )
}
