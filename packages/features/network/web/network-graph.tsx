import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { NetworkDrawing } from '@rosette/ui-kit/pictures/network/network-drawing.tsx'
import { useQuery } from '@tanstack/react-query'
import { toRenderedEdge } from './edge-words.ts'
import { layOutGraph } from './lay-out-graph.ts'
import type { NetworkDrawingProps } from './network-matrix.tsx'
import { toRenderedNode } from './node-tags.ts'

/** The edges as a graph, laid out by the library that is loaded for it. */
export function NetworkGraph({ title, nodes, edges, tagsOf, ...choice }: NetworkDrawingProps) {
  const layout = useQuery({
    queryKey: ['network layout', nodes.length, edges.map(({ from, to }) => `${from} ${to}`).join(',')],
    queryFn: () => layOutGraph(nodes.length, edges),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (layout.isError) return <p role="alert">The graph could not be drawn. The matrix and the table have the same edges.</p>
  if (!layout.data) return <Loading what="the layout" />
  return (
    <NetworkDrawing
      title={title}
      nodes={nodes.map((node) => toRenderedNode(node, tagsOf))}
      edges={edges.map(toRenderedEdge)}
      places={layout.data}
      height={Math.min(760, 320 + nodes.length * 5)}
      {...choice}
    />
  )
}
