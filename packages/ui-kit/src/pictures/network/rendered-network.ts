/** How an edge looks; regulation whose effect nobody states is unclear. */
export const edgeLooks = ['activates', 'represses', 'both', 'unclear', 'binding', 'unstated'] as const
export type EdgeLook = (typeof edgeLooks)[number]

/** A group that a gene is in: a letter beside its name, because colours alone say nothing to many people. */
export type NodeTag = { letter: string; token: string }

export type RenderedNode = {
  /** The code of the gene, which pairs are named by. */
  id: string
  label: string
  tags: readonly NodeTag[]
}

/** Places in the list of nodes. */
export type RenderedEdge = {
  id: string
  from: number
  to: number
  /** The codes of both genes, whichever comes first. */
  pair: string
  /** `AG activates AP3, by AtRegNet`. */
  label: string
  look: EdgeLook
  /** Only a compilation says so. */
  isDashed: boolean
}

/** From 0 to 1 in both directions. */
export type Point = { x: number; y: number }
