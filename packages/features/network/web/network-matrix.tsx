import { MarkButton } from '@rosette/ui-kit/pictures/frame/mark-button.tsx'
import type { NodeTag } from '@rosette/ui-kit/pictures/network/rendered-network.ts'
import type { NetworkNode } from '../contract/network-answer.ts'
import { isDirected, pairOf, type ShownEdge, sayEdge, sourcesOf } from './edge-words.ts'
import classes from './network-picture.module.css'
import { type NodeTags, taggedName } from './node-tags.ts'

export type NetworkDrawingProps = {
  title: string
  nodes: readonly NetworkNode[]
  edges: readonly ShownEdge[]
  /** The groups that a gene is coloured by. */
  tagsOf: NodeTags['tagsOf']
  /** The chosen pair, as `pairOf` names it. */
  pair: string | null
  onPair(pair: string | null): void
  onPoint(label: string | null): void
}

// Room for a name and the letters of its groups.
const left = 104
const top = 98

/** A row and a column for each gene, a cell for each edge: a regulator is in the row, its target in the column. */
export function NetworkMatrix({ title, nodes, edges, tagsOf, pair, onPair, onPoint }: NetworkDrawingProps) {
  const cell = nodes.length > 60 ? 10 : 16
  const size = nodes.length * cell
  const partners = partnersOf(nodes.length, edges)
  return (
    <div className={classes.scroll}>
      <svg width={left + size + 40} height={top + size + 8} className={classes.drawing}>
        <title>{title}</title>
        <rect x={left} y={top} width={size} height={size} className={classes.ground} />
        {nodes.map((node, at) => (
          <g key={node.locus.key} className={classes.name}>
            <NodeStripe tags={tagsOf(node)} y={top + at * cell} cell={cell} />
            <text x={left - 7} y={top + at * cell + cell / 2} textAnchor="end" dominantBaseline="central">
              {taggedName(node, tagsOf)}
            </text>
            <text transform={`translate(${left + at * cell + cell / 2} ${top - 5}) rotate(-90)`} dominantBaseline="central">
              {taggedName(node, tagsOf)}
            </text>
            <text x={left + size + 6} y={top + at * cell + cell / 2} dominantBaseline="central">
              {partners[at]}
            </text>
          </g>
        ))}
        {edges.map((edge, index) => {
          const isChosen = pairOf(edge) === pair
          const look = { width: cell - 1, height: cell - 1, className: `${classes.cell} ${classes[shadeOf(edge)]}` }
          return (
            <MarkButton
              key={edge.id}
              index={index}
              label={sayEdge(edge)}
              isPressed={isChosen}
              className={classes.edge}
              onPress={() => onPair(isChosen ? null : pairOf(edge))}
              onPoint={onPoint}
            >
              <rect x={left + edge.to * cell} y={top + edge.from * cell} {...look} />
              {!isDirected(edge.kind) && <rect x={left + edge.from * cell} y={top + edge.to * cell} {...look} />}
            </MarkButton>
          )
        })}
      </svg>
    </div>
  )
}

/** The colours of a gene between its name and its row. */
function NodeStripe({ tags, y, cell }: { tags: readonly NodeTag[]; y: number; cell: number }) {
  return tags.map(({ letter, token }, at) => {
    const height = (cell - 1) / tags.length
    return <rect key={letter} x={left - 4} y={y + at * height} width="3" height={height} style={{ fill: `var(${token})` }} />
  })
}

/** Effect of a regulation; otherwise how many sources say so. */
function shadeOf(
  edge: ShownEdge,
): 'cellActivates' | 'cellRepresses' | 'cellBoth' | 'cellUnclear' | 'cellMany' | 'cellOne' | 'cellUnstated' {
  if (edge.kind === 'unclear') return 'cellUnclear'
  if (edge.kind === 'regulation')
    return edge.effect === 'activates' ? 'cellActivates' : edge.effect === 'represses' ? 'cellRepresses' : 'cellBoth'
  if (edge.kind === 'unstated') return 'cellUnstated'
  return sourcesOf(edge).includes(', ') ? 'cellMany' : 'cellOne'
}

function partnersOf(nodes: number, edges: readonly ShownEdge[]): number[] {
  const partners = Array.from({ length: nodes }, () => new Set<number>())
  for (const { from, to } of edges) {
    partners[from]?.add(to)
    partners[to]?.add(from)
  }
  return partners.map(({ size }) => size)
}
