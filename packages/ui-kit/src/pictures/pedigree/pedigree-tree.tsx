import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { useState } from 'react'
import { RecordLink } from '../../links/record-link.tsx'
import type { SectionColumn } from '../../record/define-page.ts'
import { formatNumber } from '../../text/format-number.ts'
import { PictureFrame } from '../frame/picture-frame.tsx'
import { PedigreeColumn } from './pedigree-column.tsx'
import { PedigreeNode } from './pedigree-node.tsx'
import classes from './pedigree-tree.module.css'
import { columnHeight, columns, type PedigreeGroup, placeGroups } from './place-pedigree.ts'

type PedigreeTreeProps = {
  /** What files of the picture are called, and its name for a screen reader. */
  name: string
  here: RecordRef
  /** What it comes from, and what comes from it. Groups without lines take no room. */
  before: readonly PedigreeGroup[]
  after: readonly PedigreeGroup[]
}

type PedigreeRow = { line: RecordRef; relation: string }

const tableColumns: readonly SectionColumn<PedigreeRow>[] = [
  { id: 'line', label: 'Line', cell: ({ line }) => <RecordLink to={line} />, sortBy: ({ line }) => line.label },
  { id: 'relation', label: 'Relation', cell: ({ relation }) => relation, sortBy: ({ relation }) => relation },
]

/** A line between its parents at the left and its progeny at the right; each is a link. */
export function PedigreeTree({ name, here, before, after }: PedigreeTreeProps) {
  const [readout, setReadout] = useState<string | null>(null)
  const [left, right] = [placeGroups(before), placeGroups(after)]
  const height = Math.max(columnHeight(left), columnHeight(right))
  const middle = height / 2
  const rows = [...left, ...right].flatMap(({ group, nodes }) => nodes.map(({ line }) => ({ line, relation: group.relation })))
  const inLeft = left.reduce((sum, { nodes }) => sum + nodes.length, 0)
  const hidden = [...left, ...right].reduce((sum, { group, nodes }) => sum + group.total - nodes.length, 0)
  return (
    <PictureFrame
      name={name}
      table={{ caption: name, columns: tableColumns, rows, rowKey: ({ line, relation }) => `${relation} ${line.key}` }}
      legend={hidden > 0 && <span>{formatNumber(hidden)} more in the list of the Pedigree section</span>}
      readout={readout}
    >
      <svg width="100%" height={height} className={classes.tree} data-drawing="">
        <title>{name}</title>
        <PedigreeColumn side="before" groups={left} middle={middle} firstIndex={0} onRead={setReadout} />
        <PedigreeNode
          line={null}
          label={here.label}
          x={columns.here}
          y={middle}
          words={`${here.label}, this line`}
          index={-1}
          onRead={setReadout}
        />
        <PedigreeColumn side="after" groups={right} middle={middle} firstIndex={inLeft} onRead={setReadout} />
      </svg>
    </PictureFrame>
  )
}
