import type { RenderedEdge } from '@rosette/ui-kit/pictures/network/rendered-network.ts'
import type { NetworkAnswer, NetworkEdge, NetworkNode } from '../contract/network-answer.ts'
import type { EdgeKind } from '../contract/network-call.ts'

/** An edge with its genes, as pictures and tables show it. */
export type ShownEdge = NetworkEdge & { id: string; a: NetworkNode; b: NetworkNode }

export function shownEdges({ nodes, edges }: Pick<NetworkAnswer, 'nodes' | 'edges'>): ShownEdge[] {
  return edges.flatMap((edge) => {
    const [a, b] = [nodes[edge.from], nodes[edge.to]]
    return a && b ? [{ ...edge, a, b, id: `${a.locus.label}-${b.locus.label}-${edge.kind}` }] : []
  })
}

/** What people call a gene. */
export function nameOf({ locus, symbol }: NetworkNode): string {
  return symbol ?? locus.label
}

export function isDirected(kind: EdgeKind): boolean {
  return kind === 'regulation' || kind === 'unclear'
}

/** `activates`, `binds`: between the names of two genes. */
export function verbOf({ kind, effect }: Pick<NetworkEdge, 'kind' | 'effect'>): string {
  if (kind === 'binding') return 'binds'
  if (kind === 'unstated') return 'interacts with'
  return effect === null ? 'regulates' : effect === 'both' ? 'activates or represses' : effect
}

/** `AG activates AP3, by AtRegNet`. */
export function sayEdge(edge: ShownEdge): string {
  return `${nameOf(edge.a)} ${verbOf(edge)} ${nameOf(edge.b)}, by ${sourcesOf(edge)}`
}

export function sourcesOf({ statements }: Pick<NetworkEdge, 'statements'>): string {
  return [...new Set(statements.map(({ source }) => source))].join(', ')
}

/** Whether no source but compilations says so. */
export function isCompiledOnly({ statements }: Pick<NetworkEdge, 'statements'>): boolean {
  return statements.every(({ isCompiled }) => isCompiled)
}

/** The two genes of an edge in an address, whichever comes first. */
export function pairOf({ a, b }: Pick<ShownEdge, 'a' | 'b'>): string {
  return [a.locus.label, b.locus.label].toSorted().join(' ')
}

/** As pictures draw it. */
export function toRenderedEdge(edge: ShownEdge): RenderedEdge {
  const { id, from, to, kind, effect } = edge
  const look = kind === 'regulation' ? (effect ?? 'unclear') : kind
  return { id, from, to, pair: pairOf(edge), label: sayEdge(edge), look, isDashed: isCompiledOnly(edge) }
}
