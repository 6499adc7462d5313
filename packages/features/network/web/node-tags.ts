import type { NodeTag, RenderedNode } from '@rosette/ui-kit/pictures/network/rendered-network.ts'
import type { NetworkAnswer, NetworkNode } from '../contract/network-answer.ts'
import { nameOf } from './edge-words.ts'

/** A group that genes are coloured by, with a letter of its own. */
export type NodeGroup = NodeTag & { name: string; genes: number }

export type NodeTags = {
  groups: readonly NodeGroup[]
  /** Groups that have no colour of their own. */
  further: number
  /** Drawn genes in none of the groups. */
  without: number
  tagsOf(node: NetworkNode): readonly NodeTag[]
}

const tokens = ['--d1', '--d2', '--d3', '--d4', '--h4', '--z-3'] as const

/** The group of the chosen list; nobody else knows what its owner calls it. */
export const ownGroup = 'in the list'

/** The largest groups of the drawn genes have a colour and a letter; those without a name of their own come last (NETWORK-014). */
export function tagNodes(nodes: NetworkAnswer['nodes']): NodeTags {
  const groupsOf = (node: NetworkAnswer['nodes'][number]) => [...node.groups, ...(node.isMarked ? [ownGroup] : [])]
  const counts = new Map<string, number>()
  for (const group of nodes.flatMap(groupsOf)) counts.set(group, (counts.get(group) ?? 0) + 1)
  const isOther = (name: string) => Number(name.startsWith('other '))
  const inOrder = [...counts].toSorted(([one, few], [other, many]) => isOther(one) - isOther(other) || many - few || (one < other ? -1 : 1))
  const groups = tokens.flatMap((token, at) => {
    const [name, genes = 0] = inOrder[at] ?? []
    return name === undefined ? [] : [{ name, genes, token, letter: String.fromCharCode(65 + at) }]
  })
  const tagsOfLocus = new Map(nodes.map((node) => [node.locus.key, groups.filter(({ name }) => groupsOf(node).includes(name))]))
  return {
    groups,
    further: inOrder.length - groups.length,
    without: nodes.filter((node) => tagsOfLocus.get(node.locus.key)?.length === 0).length,
    tagsOf: ({ locus }) => tagsOfLocus.get(locus.key) ?? [],
  }
}

/** `AG A C`: the letters of its groups after the name of a gene. */
export function taggedName(node: NetworkNode, tagsOf: NodeTags['tagsOf']): string {
  return [nameOf(node), ...tagsOf(node).map(({ letter }) => letter)].join(' ')
}

export function toRenderedNode(node: NetworkNode, tagsOf: NodeTags['tagsOf']): RenderedNode {
  return { id: node.locus.label, label: nameOf(node), tags: tagsOf(node) }
}
