import { PedigreeNode } from './pedigree-node.tsx'
import classes from './pedigree-tree.module.css'
import { columns, type PlacedGroup } from './place-pedigree.ts'

type PedigreeColumnProps = {
  side: 'before' | 'after'
  groups: readonly PlacedGroup[]
  /** Height of the line in the middle, to which all are joined. */
  middle: number
  firstIndex: number
  onRead(text: string | null): void
}

/** All lines on one side, each joined to the one in the middle. */
export function PedigreeColumn({ side, groups, middle, firstIndex, onRead }: PedigreeColumnProps) {
  const [from, to] = side === 'before' ? [columns.before + columns.width, columns.here] : [columns.here + columns.width, columns.after]
  const nodes = groups.flatMap(({ group, nodes: lines }) => lines.map((node) => ({ ...node, group })))
  return (
    <>
      {nodes.map(({ line, y, group }) => (
        <line
          key={`${group.relation} ${line.key}`}
          className={classes.joint}
          x1={`${from}%`}
          y1={side === 'before' ? y : middle}
          x2={`${to}%`}
          y2={side === 'before' ? middle : y}
        />
      ))}
      {groups.map(({ group, top }) => (
        <text key={group.title} className={classes.title} x={`${columns[side]}%`} y={top + 15}>
          {group.title}
        </text>
      ))}
      {nodes.map(({ line, y, group }, number) => (
        <PedigreeNode
          key={`${group.relation} ${line.key}`}
          line={line}
          label={line.label}
          x={columns[side]}
          y={y}
          words={`${line.label}, ${group.relation}`}
          index={firstIndex + number}
          onRead={onRead}
        />
      ))}
    </>
  )
}
