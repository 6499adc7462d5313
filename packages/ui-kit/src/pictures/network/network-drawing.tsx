import { MarkButton } from '../frame/mark-button.tsx'
import classes from './network-drawing.module.css'
import type { EdgeLook, Point, RenderedEdge, RenderedNode } from './rendered-network.ts'

type NetworkDrawingProps = {
  title: string
  nodes: readonly RenderedNode[]
  edges: readonly RenderedEdge[]
  /** Of each node. */
  places: readonly Point[]
  height: number
  /** The chosen pair. */
  pair: string | null
  onPair(pair: string | null): void
  onPoint(label: string | null): void
}

/** Percent of the width, and pixels. */
const place = ({ x, y }: Point, height: number) => ({ x: `${5 + 90 * x}%`, y: 24 + (height - 60) * y })

/** How an edge ends at its second gene. */
const heads = {
  activates: 'M1 2l10 5-10 5z',
  represses: 'M8 1h3v12H8z',
  both: 'M0 7l5-4 5 4-5 4z',
  unclear: 'M1 2l10 5-10 5z',
} as const

const hasHead = (look: EdgeLook): look is keyof typeof heads => Object.hasOwn(heads, look)

/** Genes as points, edges as lines: arrows activate, bars repress, dashed lines stand only in compilations. */
export function NetworkDrawing({ title, nodes, edges, places, height, pair, onPair, onPoint }: NetworkDrawingProps) {
  const spots = places.map((point) => place(point, height))
  return (
    <svg width="100%" height={height} className={classes.drawing}>
      <title>{title}</title>
      <defs>
        {Object.entries(heads).map(([look, path]) => (
          <marker
            key={look}
            id={`network-${look}`}
            className={classes[look]}
            markerUnits="userSpaceOnUse"
            markerWidth="24"
            markerHeight="14"
            refX="20"
            refY="7"
            orient="auto"
          >
            <path d={path} />
          </marker>
        ))}
      </defs>
      {edges.map((edge, index) => {
        const [from, to] = [spots[edge.from], spots[edge.to]]
        if (!from || !to) return null
        // Two genes that act on each other have two lines.
        const shift = hasHead(edge.look) ? (edge.from < edge.to ? 3 : -3) : 0
        const ends = { x1: from.x, y1: from.y + shift, x2: to.x, y2: to.y + shift }
        const isChosen = edge.pair === pair
        return (
          <MarkButton
            key={edge.id}
            index={index}
            label={edge.label}
            isPressed={isChosen}
            className={classes.edge}
            onPress={() => onPair(isChosen ? null : edge.pair)}
            onPoint={onPoint}
          >
            <line {...ends} className={classes.reach} />
            <line
              {...ends}
              className={`${classes.line} ${classes[edge.look]}`}
              strokeDasharray={edge.isDashed ? '5 4' : undefined}
              markerEnd={hasHead(edge.look) ? `url(#network-${edge.look})` : undefined}
            />
          </MarkButton>
        )
      })}
      {nodes.map((node, index) => {
        const at = spots[index]
        if (!at) return null
        const isChosen = pair?.split(' ').includes(node.id)
        return (
          <g key={node.id} className={isChosen ? classes.chosenNode : classes.node}>
            <NodeMark node={node} at={at} />
            <text x={at.x} y={at.y + (node.tags.length > 0 ? 21 : 18)} textAnchor="middle">
              {node.label}
              {node.tags.length > 0 && <tspan className={classes.letters}> {node.tags.map(({ letter }) => letter).join(' ')}</tspan>}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const tagRadius = 8

/** A point, or one with a sector for each group of the gene. */
function NodeMark({ node: { tags }, at }: { node: RenderedNode; at: { x: string; y: number } }) {
  const [only] = tags
  if (only === undefined) return <circle cx={at.x} cy={at.y} r="5" />
  if (tags.length === 1) return <circle cx={at.x} cy={at.y} r={tagRadius} style={{ fill: `var(${only.token})` }} />
  return (
    // A path has no place in percent, so it lies in a drawing that has one. The letters beside the name say the same.
    <svg x={at.x} y={at.y} overflow="visible" aria-hidden="true">
      {tags.map(({ letter, token }, index) => (
        <path key={letter} d={sectorPath(index, tags.length)} style={{ fill: `var(${token})` }} />
      ))}
    </svg>
  )
}

/** A sector of a disc around 0, from the top and clockwise. */
function sectorPath(index: number, count: number): string {
  const point = (part: number) => {
    const angle = (2 * Math.PI * part) / count - Math.PI / 2
    return `${(tagRadius * Math.cos(angle)).toFixed(2)} ${(tagRadius * Math.sin(angle)).toFixed(2)}`
  }
  return `M0 0L${point(index)}A${tagRadius} ${tagRadius} 0 0 1 ${point(index + 1)}Z`
}
