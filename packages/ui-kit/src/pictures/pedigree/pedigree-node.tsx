import { linkPath } from '@rosette/contract-kit/kind/define-kind.ts'
import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { useKindPath } from '../../app-facts.tsx'
import { MarkLink } from '../frame/mark-link.tsx'
import classes from './pedigree-tree.module.css'
import { boxHeight, columns } from './place-pedigree.ts'

type PedigreeNodeProps = {
  /** Null for the line that the page is about. */
  line: RecordRef | null
  label: string
  x: number
  y: number
  words: string
  index: number
  onRead(text: string | null): void
}

/** One line in a box; a name that is too long is cut by the box and read out in full. */
export function PedigreeNode({ line, label, x, y, words, index, onRead }: PedigreeNodeProps) {
  const kind = useKindPath(line?.kind ?? '')
  const box = (
    <svg x={`${x}%`} y={y - boxHeight / 2} width={`${columns.width}%`} height={boxHeight} aria-hidden="true">
      <rect className={classes.box} data-here={line === null || undefined} x="0.5" y="0.5" width="99%" height={boxHeight - 1} rx="5" />
      <text className={classes.name} data-here={line === null || undefined} x="9" y={boxHeight / 2} dy="4">
        {label}
      </text>
    </svg>
  )
  if (!line || !kind) return box
  return (
    <MarkLink href={linkPath(kind, line)} index={index} label={words} className={classes.node} onPoint={onRead}>
      {box}
    </MarkLink>
  )
}
