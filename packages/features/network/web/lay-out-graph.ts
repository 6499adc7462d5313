import type { Point } from '@rosette/ui-kit/pictures/network/rendered-network.ts'
import type { NetworkEdge } from '../contract/network-answer.ts'

const box = { w: 1000, h: 560 }

/** Graphs of more edges settle sooner than anyone could follow, and each round of theirs takes longer. */
const manyEdges = 200

/**
 * Places genes so that joined ones stand near each other. It starts from a circle in the order of the list and leaves nothing to chance, so
 * that the same network looks the same each time. The library is loaded here, when a graph is drawn.
 */
export async function layOutGraph(nodes: number, edges: readonly Pick<NetworkEdge, 'from' | 'to'>[]): Promise<Point[]> {
  const { default: cytoscape } = await import('cytoscape')
  const angle = (node: number) => (2 * Math.PI * node) / nodes
  const graph = cytoscape({
    headless: true,
    styleEnabled: true,
    // Otherwise it would begin with a grid of its own, in which everything lies at one point and is driven apart by chance.
    layout: { name: 'preset' },
    style: [{ selector: 'node', style: { width: 34, height: 20 } }],
    elements: {
      nodes: Array.from({ length: nodes }, (_, node) => ({
        data: { id: String(node) },
        position: { x: box.w * (0.5 + 0.4 * Math.cos(angle(node))), y: box.h * (0.5 + 0.4 * Math.sin(angle(node))) },
      })),
      edges: edges.map(({ from, to }, edge) => ({ data: { id: `e${edge}`, source: String(from), target: String(to) } })),
    },
  })
  graph
    .layout({
      name: 'cose',
      animate: false,
      randomize: false,
      fit: false,
      boundingBox: { x1: 0, y1: 0, ...box },
      nodeRepulsion: () => 40_000,
      idealEdgeLength: () => 60,
      numIter: edges.length > manyEdges ? 150 : 400,
    })
    .run()
  const places = Array.from({ length: nodes }, (_, node) => graph.getElementById(String(node)).position())
  graph.destroy()
  return spread(places.map(({ x, y }) => ({ x, y })))
}

/** Fills the picture from edge to edge. */
function spread(places: readonly Point[]): Point[] {
  const scale = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return (value: number) => (most - least < 1e-9 ? 0.5 : (value - least) / (most - least))
  }
  const [scaleX, scaleY] = [scale(places.map(({ x }) => x)), scale(places.map(({ y }) => y))]
  return places.map(({ x, y }) => ({ x: scaleX(x), y: scaleY(y) }))
}
