import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { MarkButton } from '@rosette/ui-kit/pictures/frame/mark-button.tsx'
import { useQuery } from '@tanstack/react-query'
import type { NetworkNode } from '../contract/network-answer.ts'
import { isCompiledOnly, isDirected, nameOf, pairOf, type ShownEdge, sayEdge } from './edge-words.ts'
import { layOutGraph, type Point } from './lay-out-graph.ts'
import classes from './network-picture.module.css'

export type NetworkDrawingProps = {
  title: string
  nodes: readonly NetworkNode[]
  edges: readonly ShownEdge[]
  /** The chosen pair, as `pairOf` names it. */
  pair: string | null
  onPair(pair: string | null): void
  onPoint(label: string | null): void
}

/** Percent of the width, and pixels. */
const place = ({ x, y }: Point, height: number) => ({ x: `${5 + 90 * x}%`, y: 24 + (height - 60) * y })

/** How an edge ends at its second gene. */
const heads: Readonly<Record<string, string>> = { activates: 'arrow', represses: 'bar', both: 'diamond' }

/** Genes as points, edges as lines: arrows activate, bars repress, dashed lines stand only in compilations. */
export function NetworkGraph({ title, nodes, edges, pair, onPair, onPoint }: NetworkDrawingProps) {
  const layout = useQuery({
    queryKey: ['network layout', nodes.length, edges.map(({ from, to }) => `${from} ${to}`).join(',')],
    queryFn: () => layOutGraph(nodes.length, edges),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (layout.isError) return <p role="alert">The graph could not be drawn. The matrix and the table have the same edges.</p>
  if (!layout.data) return <Loading what="the layout" />
  const height = Math.min(760, 320 + nodes.length * 5)
  const places = layout.data.map((point) => place(point, height))
  return (
    <svg width="100%" height={height} className={classes.drawing}>
      <title>{title}</title>
      <defs>
        {(['activates', 'represses', 'both', 'regulates'] as const).map((effect) => (
          <marker
            key={effect}
            id={`network-${effect}`}
            className={classes[effect]}
            markerUnits="userSpaceOnUse"
            markerWidth="24"
            markerHeight="14"
            refX="18"
            refY="7"
            orient="auto"
          >
            <path d={effect === 'represses' ? 'M8 1h3v12H8z' : effect === 'both' ? 'M0 7l5-4 5 4-5 4z' : 'M1 2l10 5-10 5z'} />
          </marker>
        ))}
      </defs>
      {edges.map((edge, index) => {
        const [from, to] = [places[edge.from], places[edge.to]]
        if (!from || !to) return null
        // Two genes that act on each other have two lines.
        const shift = isDirected(edge.kind) ? (edge.from < edge.to ? 3 : -3) : 0
        const ends = { x1: from.x, y1: from.y + shift, x2: to.x, y2: to.y + shift }
        const head = isDirected(edge.kind) ? (edge.effect !== null && heads[edge.effect] ? edge.effect : 'regulates') : null
        const isChosen = pairOf(edge) === pair
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
            <line {...ends} className={classes.reach} />
            <line
              {...ends}
              className={`${classes.line} ${classes[head ?? edge.kind]}`}
              strokeDasharray={isCompiledOnly(edge) ? '5 4' : undefined}
              markerEnd={head === null ? undefined : `url(#network-${head})`}
            />
          </MarkButton>
        )
      })}
      {nodes.map((node, index) => {
        const at = places[index]
        if (!at) return null
        const isChosen = pair?.split(' ').includes(node.locus.label)
        return (
          <g key={node.locus.key} className={isChosen ? classes.chosenNode : classes.node}>
            <circle cx={at.x} cy={at.y} r="5" />
            <text x={at.x} y={at.y + 18} textAnchor="middle">
              {nameOf(node)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
